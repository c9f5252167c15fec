import { expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';

const party = [{ id: 'mira', name: 'Mira' }];

function ask(text: string, seen: readonly string[] = []) {
  const adventure = readyAdventures.get('high-ambry');
  if (!adventure) throw new Error('There is no such world.');
  const opened = openingState(adventure);
  const state = { ...opened, visited: [opened.scene, ...seen] };
  const brief = { campaignId: 'far', turn: 3, cause: 'turn' as const, adventure, state, party, recent: [] };
  return playReply({ ...brief, intents: [{ heroId: 'mira', text }] }, new Set()).text;
}

it.each(['how far is Warmside?', 'How long does it take to get to Warmside', 'is it far to Warmside', 'is Warmside far from here?'])(
  'how far it is to the next place is answered, with the way: %s',
  (text) => expect(ask(text)).toMatch(/next place from here\. To get to [^,]+, take the broad steps/),
);

it('places further off are counted in ways', () =>
  expect(ask('how far is it to the Moot Hall from here?', ['warmside', 'moot-hall'])).toContain('It is two ways from here.'));

it('of a place that nobody knows of, that is said', () =>
  expect(ask('how far is the sea?')).toContain('Nobody has told you how far it is to the sea.'));

it('who asks for the hour and for what is left of it is told both', () => {
  const told = ask('What time is it, and how long have we got?');
  expect(told).toContain('named the hour');
  expect(told).toMatch(/come closer|Long Candle/);
});
