import { describe, expect, it } from 'vitest';
import { Formula } from './formula.ts';
import { parseFormula } from './formulas/parse-formula.ts';

describe('a formula', () => {
  it.each([
    ['8d6', [{ sign: 1, times: 1, kind: 'dice', count: 8, sides: 6 }]],
    ['d4', [{ sign: 1, times: 1, kind: 'dice', count: 1, sides: 4 }]],
    [
      '2d8+@ability',
      [
        { sign: 1, times: 1, kind: 'dice', count: 2, sides: 8 },
        { sign: 1, times: 1, kind: 'value', name: 'ability' },
      ],
    ],
    ['5*@level', [{ sign: 1, times: 5, kind: 'value', name: 'level' }]],
    ['-1d4', [{ sign: -1, times: 1, kind: 'dice', count: 1, sides: 4 }]],
    [
      '10-1',
      [
        { sign: 1, times: 1, kind: 'number', value: 10 },
        { sign: -1, times: 1, kind: 'number', value: 1 },
      ],
    ],
  ])('reads %s', (text, terms) => {
    expect(parseFormula(text)).toEqual(terms);
  });

  it.each(['', '2d', 'd', '1d6 + 2', '@', '@2', '1d6+', '2**3', 'fire', '--3', '5*'])('refuses “%s”', (text) => {
    expect(parseFormula(text)).toBeNull();
    expect(Formula.safeParse(text).success).toBe(false);
  });
});
