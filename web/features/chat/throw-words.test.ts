import { describe, expect, it } from 'vitest';
import type { Throw } from '#domain/request.ts';
import { facesOf, outcomeOf, sumOf } from './throw-words.ts';

const thrown = (over: Partial<Throw>): Throw => ({
  label: 'Stealth',
  dice: '2d20',
  faces: [7, 14],
  kept: [14],
  modifier: 2,
  total: 16,
  against: 15,
  ...over,
});

describe('a throw on its card', () => {
  it('shows every face and which one counted, also among equal ones', () => {
    expect(facesOf(thrown({}))).toEqual([
      { value: 7, kept: false },
      { value: 14, kept: true },
    ]);
    expect(facesOf(thrown({ faces: [9, 9], kept: [9] })).map(({ kept }) => kept)).toEqual([true, false]);
  });

  it.each([
    [{}, 'success'],
    [{ total: 14 }, 'failure'],
    [{ total: 15 }, 'success'],
    [{ against: null }, null],
    [{ kept: [20], total: 12 }, 'success'],
    [{ kept: [1], total: 18 }, 'failure'],
    [{ dice: '2d6', kept: [1, 6], total: 18 }, 'success'],
  ] as const)('says how it went: %o', (over, outcome) => {
    expect(outcomeOf(thrown({ ...over, kept: 'kept' in over ? [...over.kept] : [14] }))).toBe(outcome);
  });

  it('writes the sum', () => {
    expect(sumOf(thrown({}))).toBe('14 + 2');
    expect(sumOf(thrown({ modifier: -1, kept: [3, 4] }))).toBe('3 + 4 − 1');
    expect(sumOf(thrown({ modifier: 0 }))).toBe('14');
  });
});
