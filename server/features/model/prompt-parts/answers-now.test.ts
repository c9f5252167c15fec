import { expect, it } from 'vitest';
import type { Brief } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { templateAdventure } from '#server/features/adventures/index.ts';
import { sceneFacts, sceneNow } from '#server/features/model/scene-facts.ts';

const opening = openingState(templateAdventure);

function now(text: string, clues: string[] = []): string {
  const brief: Brief = {
    campaignId: 'answers',
    turn: 3,
    cause: 'turn',
    adventure: templateAdventure,
    state: { ...opening, clues },
    party: [{ id: 'mira', name: 'Mira' }],
    intents: [{ heroId: 'mira', text }],
    recent: [],
  };
  return JSON.stringify([sceneFacts(brief), sceneNow(brief)]);
}
const wenna = templateAdventure.npcs.find(({ id }) => id === 'wenna-tarn');
const response = wenna?.responses?.find(({ to }) => to === 'sand-cargo')?.says ?? 'none';

it('tells a model what somebody says to a clue that is spoken of, once the party knows it', () => {
  const said = 'Wenna, every salt cask in the hold is packed with river sand.';
  expect(now(said, ['sand-cargo'])).toContain(response);
  expect(now(said)).not.toContain(response);
  expect(now('Wenna, good morning.', ['sand-cargo'])).not.toContain(response);
});

it('tells it of themselves and of others who are spoken of', () => {
  expect(now('Wenna, how old are you?')).toContain(wenna?.self?.age);
  expect(now('I look at the mud.')).not.toContain(wenna?.self?.age);
  expect(now('Wenna, what do you make of Pryce?')).toContain(wenna?.opinions?.['aurel-pryce']);
});

it('holds no more of it than a reply takes up', () => {
  const everything = templateAdventure.clues.map(({ text }) => text).join(' ');
  const all = templateAdventure.clues.map(({ id }) => id);
  const answers = (text: string) => now(text, all).match(/"kind":"(?:would say|seen from near|says of themself)"/g)?.length ?? 0;
  expect(answers(everything)).toBe(12);
});
