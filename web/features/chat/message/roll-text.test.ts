import { describe, expect, it } from 'vitest';
import type { Roll } from '#domain/dice/roll.ts';
import { outcomeOf, sumOf } from './roll-text.ts';

const roll = (over: Partial<Roll>): Roll => ({
  label: 'Stealth',
  dice: '2d20',
  faces: [7, 14],
  kept: [14],
  modifier: 2,
  total: 16,
  against: 15,
  ...over,
});

describe('a roll on its card', () => {
  it.each([
    [{}, 'success'],
    [{ total: 14 }, 'failure'],
    [{ total: 15 }, 'success'],
    [{ against: null }, null],
    [{ kept: [20], total: 12 }, 'success'],
    [{ kept: [1], total: 18 }, 'failure'],
    [{ dice: '2d6', kept: [1, 6], total: 18 }, 'success'],
  ] as const)('says how it went: %o', (over, outcome) => {
    expect(outcomeOf(roll({ ...over, kept: 'kept' in over ? [...over.kept] : [14] }))).toBe(outcome);
  });

  it('writes the sum', () => {
    expect(sumOf(roll({}))).toBe('14 + 2');
    expect(sumOf(roll({ modifier: -1, kept: [3, 4] }))).toBe('3 + 4 − 1');
    expect(sumOf(roll({ modifier: 0 }))).toBe('14');
    // Reliable Talent: the 7 counts as 10.
    expect(sumOf(roll({ kept: [7], floor: 10, modifier: 8, total: 18 }))).toBe('10 + 8');
  });
});
