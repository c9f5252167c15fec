import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { templateAdventure } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const opened = openingState(templateAdventure);
const known = ['true-clapper', 'lead-clapper'];
const loft: PlayState = { ...opened, scene: 'bell-loft', visited: [opened.scene, 'bell-loft'], clues: known };
const withTongue: PlayState = { ...loft, taken: { 'mooring-weight': 'mira' } };

function play(text: string, state: PlayState) {
  const brief = briefOf({
    campaignId: 'fit',
    adventure: templateAdventure,
    state,
    intents: [{ heroId: 'mira', text }],
  });
  const { text: told, progress } = playReply(brief, new Set());
  return { told, isWhole: progress.state.clues.includes('bell-whole') };
}

describe('a thing that is put in its place before whoever tends it', () => {
  it.each([
    'hang the true tongue in the bell',
    'I hang it in the bell',
    'put the clapper back in Patience',
    'take the lead tongue out of the bell and hang the true one',
    'Mira hangs the true tongue in Patience and rings her nineteen times',
    'swap the tongues',
  ])('is theirs to put there: "%s"', (text) => {
    const { told, isWhole } = play(text, withTongue);
    expect(told).toContain('There you are, my dear.');
    expect(isWhole).toBe(true);
  });

  it.each(['hang the true tongue in the bell', 'hang it in the bell'])('is not there where nobody has brought it: "%s"', (text) => {
    expect(play(text, loft).isWhole).toBe(false);
  });

  it('is not put there by whoever lays it down', () => {
    expect(play('put the mooring weight down on the boards', withTongue).isWhole).toBe(false);
  });
});
