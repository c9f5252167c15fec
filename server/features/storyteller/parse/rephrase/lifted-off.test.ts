import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

/** The reply to a line in a place of an adventure, with the ids of what was taken by it. */
function reply([world, scene]: readonly [string, string], line: string) {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`there is no ${world}`);
  const state = { ...openingState(adventure), scene, visited: [scene] };
  const { text, progress } = playReply(briefOf({ adventure, state, intents: [{ heroId: 'mira', text: line }] }), new Set());
  const checks = progress.rulings.filter(({ call }) => call.name === 'check').length;
  return { text, checks, taken: Object.keys(progress.state.taken) };
}

const parlour = ['high-ambry', 'parlour'] as const;
const lane = ['free-template-world', 'rope-lane'] as const;
const cellar = ['free-template-world', 'brine-cellar'] as const;
const cabin = ['free-template-world', 'salt-cabin'] as const;

describe('what is lifted to see what lies under it', () => {
  it.each([
    'Lift the cosy, take it.',
    'lift the cosy and take whats under it',
    'I gently raise the tea cosy and pocket whatever is under it.',
    'I take whatever is under the tea cosy.',
  ])('is lifted without a check, and what lies there is had: %s', (line) => {
    const { taken, checks } = reply(parlour, line);
    expect({ taken, checks }).toEqual({ taken: ['bath-key'], checks: 0 });
  });

  it('shows what lies there to whoever takes nothing', () => {
    const { text, taken } = reply(parlour, 'I raise the tea cosy carefully.');
    expect(text).toContain('Under the tea cosy there is a brass key');
    expect(taken).toEqual([]);
  });

  it('is found by whoever looks under a table', () => {
    expect(reply(cabin, 'I take what is under the table.').taken).toEqual(['small-left-shoe']);
    expect(reply(cellar, 'pull the sacking aside and grab whatever is under it').taken).toEqual(['red-glass-lantern']);
  });

  it('is said to hide nothing where nothing lies there, and takes no strength', () => {
    const { text, checks } = reply(lane, 'I lift the ladle and look beneath it.');
    expect(checks).toBe(0);
    expect(text).toMatch(/beneath the ladle/iu);
  });

  it('is nobody who is picked up', () => {
    const { text } = reply(['high-ambry', 'flues'], 'awww I pick up the bun and cuddle it');
    expect(text).toMatch(/pick(?:s)? up the bun/u);
    expect(text).not.toMatch(/look once at the bun/iu);
  });

  it('takes strength where it is heavy', () => {
    expect(reply(['free-template-world', 'bell-loft'], 'I lift the bell.').checks).toBe(1);
  });
});
