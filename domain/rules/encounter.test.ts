import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encounterBudget, encounterDifficulty } from './encounter.ts';
import { challenges } from './challenges.ts';
import { challengeNumber, proficiencyOf, xpOf } from './challenge-experience.ts';

describe('experience by rating', () => {
  it.each([
    ['0', 10, 2],
    ['1/8', 25, 2],
    ['1/4', 50, 2],
    ['1/2', 100, 2],
    ['1', 200, 2],
    ['4', 1100, 2],
    ['5', 1800, 3],
    ['8', 3900, 3],
    ['9', 5000, 4],
    ['12', 8400, 4],
    ['13', 10_000, 5],
    ['16', 15_000, 5],
    ['17', 18_000, 6],
    ['20', 25_000, 6],
    ['21', 33_000, 7],
    ['24', 62_000, 7],
    ['30', 155_000, 9],
  ] as const)('%s gives %i, with practice of %i', (challenge, xp, proficiency) => {
    expect(xpOf(challenge)).toBe(xp);
    expect(proficiencyOf(challenge)).toBe(proficiency);
  });

  it('rises with every rating', () => {
    const rated = challenges.map((each) => [challengeNumber(each), xpOf(each)]);
    expect(rated).toEqual(rated.toSorted(([one = 0], [other = 0]) => one - other));
    expect(rated.map(([, xp = 0]) => xp)).toEqual(rated.map(([, xp = 0]) => xp).toSorted((one, other) => one - other));
    expect(new Set(rated.map(([, xp]) => xp)).size).toBe(34);
  });
});

describe('the difficulty of an encounter', () => {
  const four = [1, 1, 1, 1];

  it.each([
    [four, [], 'none'],
    [four, [50, 50, 50, 50], 'low'],
    [four, [50, 50, 50, 50, 25], 'moderate'],
    [four, [200, 100], 'moderate'],
    [four, [200, 200], 'high'],
    [four, [450], 'beyond high'],
    [[5, 5, 5, 5, 5], [1800, 700], 'low'],
    [[20], [22_000], 'high'],
    [[], [10], 'beyond high'],
  ])('for heroes of levels %j against foes worth %j is %s', (levels, xp, difficulty) => {
    expect(encounterDifficulty(levels, xp).difficulty).toBe(difficulty);
  });

  it('adds up the budgets of all heroes', () => {
    expect(encounterBudget([3, 3, 3, 4])).toEqual({ low: 700, moderate: 1050, high: 1700 });
    expect(encounterBudget([0, 99])).toEqual(encounterBudget([1, 20]));
  });

  it('never falls as foes join, and never rises as a hero joins', () => {
    const order = ['none', 'low', 'moderate', 'high', 'beyond high'];
    const levels = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 6 });
    const foes = fc.array(fc.constantFrom(...challenges.map(xpOf)), { maxLength: 8 });
    fc.assert(
      fc.property(levels, foes, fc.integer({ min: 1, max: 20 }), (heroes, xp, level) => {
        const rank = order.indexOf(encounterDifficulty(heroes, xp).difficulty);
        expect(order.indexOf(encounterDifficulty(heroes, [...xp, 50]).difficulty)).toBeGreaterThanOrEqual(rank);
        expect(order.indexOf(encounterDifficulty([...heroes, level], xp).difficulty)).toBeLessThanOrEqual(rank);
      }),
    );
  });
});
