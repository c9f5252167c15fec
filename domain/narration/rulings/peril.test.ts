import { describe, expect, it } from 'vitest';
import type { PlayState } from '#domain/narration/play-state.ts';
import { meansIt } from './peril.ts';
import { reply } from './scene-tag.fixture.ts';
import { opened } from './rule-on-call.fixture.ts';

const leap = { name: 'peril', heroId: 'kara', words: 'jump off the roof' };
const asked = (turns: number): PlayState => ({ ...opened, perils: { kara: { words: 'jump off the roof', turns } } });
const now = opened.time?.turns ?? 0;

describe('a deadly deed', () => {
  it('is asked about first, and hurts nobody', () => {
    const { last, state } = reply([leap], { says: 'I jump off the roof' });
    expect(last).toBe('no: That can well be the end of Kara. Truly? It is done if they say so once more.');
    expect(state.heroes).toEqual(opened.heroes);
    expect(state.perils).toEqual({ kara: { words: 'jump off the roof', turns: now } });
  });

  it('is done when it is said once more, and hurts like a fall from forty feet', () => {
    const { last, state } = reply([leap], { says: 'Yes, truly.', state: asked(now), faces: [1, 2, 3, 1] });
    expect(last).toMatch(/^Kara does it/);
    expect(state.heroes['kara']?.damage).toBe((opened.heroes['kara']?.damage ?? 0) + 7);
    expect(state.perils).toEqual({});
  });

  it('takes the action of the turn', () => {
    const look = { name: 'check', heroId: 'kara', skill: 'perception', dc: 12 };
    const { last } = reply([leap, look], { says: 'Yes, truly.', state: asked(now), faces: [1, 1, 1, 1] });
    expect(last).toBe('no: Kara has done enough for now; the rest waits for the next turn.');
  });

  it.each<[string, object[], string, PlayState]>([
    ['never in one reply', [leap, leap], 'I jump off the roof', opened],
    ['not long after it was asked', [leap], 'Yes, truly.', asked(now - 9)],
    [
      'not where another of the party was asked',
      [leap],
      'I jump off the roof',
      { ...opened, perils: { bram: { words: 'jump off the roof', turns: now } } },
    ],
  ])('is done %s', (_, calls, says, state) => {
    expect(reply(calls, { says, state }).state.heroes).toEqual(opened.heroes);
  });
});

describe('whether somebody means it', () => {
  it.each([
    ['yes', true],
    ['Truly.', true],
    ['I do it anyway', true],
    ['I jump off the roof', true],
    ['no, wait', false],
    ["I don't jump off the roof", false],
    ['I go down the stairs', false],
    ['Yes, I ask the reeve about the notice that she wrote', false],
  ])('%s: %s', (said, means) => {
    expect(meansIt(said, 'jump off the roof')).toBe(means);
  });
});
