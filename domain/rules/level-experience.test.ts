import { describe, expect, it } from 'vitest';
import { earnedLevel, levelOfExperience, mayLevelUp, nextLevelAt } from './level-experience.ts';

describe('experience', () => {
  it.each([
    [0, 1],
    [299, 1],
    [300, 2],
    [6499, 4],
    [6500, 5],
    [354_999, 19],
    [355_000, 20],
    [9_000_000, 20],
  ])('of %i is enough for level %i', (experience, level) => expect(levelOfExperience(experience)).toBe(level));

  it('says where the next level begins, and that there is none after the twentieth', () => {
    expect([nextLevelAt(1), nextLevelAt(19), nextLevelAt(20)]).toEqual([300, 355_000, null]);
  });

  it('lets somebody rise from the moment they have enough, and not once they have', () => {
    expect(mayLevelUp({ level: 1, experience: 299, grantedLevel: 1 })).toBe(false);
    expect(mayLevelUp({ level: 1, experience: 300, grantedLevel: 1 })).toBe(true);
    expect(mayLevelUp({ level: 2, experience: 300, grantedLevel: 1 })).toBe(false);
  });

  it('counts beside a level that was granted, whichever is higher', () => {
    expect([0, 6500].map((experience) => earnedLevel({ experience, grantedLevel: 3 }))).toEqual([3, 5]);
    expect(mayLevelUp({ level: 3, experience: 0, grantedLevel: 3 })).toBe(false);
  });
});
