import { expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';

const party = [{ id: 'mira', name: 'Mira' }];

function play(text: string) {
  const adventure = readyAdventures.get('high-ambry');
  if (!adventure) throw new Error('There is no such world.');
  const brief = { campaignId: 'sides', turn: 3, cause: 'turn' as const, adventure, state: openingState(adventure), party, recent: [] };
  return playReply({ ...brief, intents: [{ heroId: 'mira', text }] }, new Set());
}

it.each(['I take the left side', 'i take the right', 'I keep to the left', 'I cover the rear', 'we go on the right flank'])(
  'a side that somebody takes is a place to stand, and nothing that they carry or find: %s',
  (text) => {
    const { text: told, progress } = play(text);
    expect(progress.rulings.filter(({ call }) => call.name === 'scene_tag' || call.name === 'reveal_clue')).toEqual([]);
    expect(told).toMatch(/stands? (?:on the|behind)/);
  },
);

it.each(['grab anything that looks like proof', 'I take whatever is useful', 'nick anything of value'])(
  'who would take whatever is of use is told what lies here: %s',
  (text) => expect(play(text).text).toContain('This lies here for the taking'),
);

it('who asks whether anybody comes is told who is here', () =>
  expect(play('somebody coming?').text).toContain('Here with you: Tibb Arkle'));
