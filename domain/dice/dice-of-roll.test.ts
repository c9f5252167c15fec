import { expect, it } from 'vitest';
import { diceOfRoll } from './dice-of-roll.ts';

const told = (dice: string, faces: number[], kept: number[]) =>
  diceOfRoll({ dice, faces, kept }).map(
    ({ sides, isFate, face, kept: counts }) => `${isFate ? 'dF' : `d${sides}`} ${face}${counts ? '' : ' dropped'}`,
  );

it.each([
  ['2d20', [4, 17], [17], ['d20 4 dropped', 'd20 17']],
  ['2d6+1d8', [3, 3, 8], [3, 3, 8], ['d6 3', 'd6 3', 'd8 8']],
  ['4d6', [2, 2, 5, 6], [2, 5, 6], ['d6 2', 'd6 2 dropped', 'd6 5', 'd6 6']],
  ['2dF', [-1, 1], [-1, 1], ['dF -1', 'dF 1']],
  ['1d100', [100], [100], ['d100 100']],
  // Dice that explode fall besides those that are written.
  ['1d6', [6, 4], [6, 4], ['d6 6', 'd6 4']],
  ['d20', [9], [9], ['d20 9']],
  ['', [], [], []],
])('%s that shows %j is thrown as dice with their own sides', (dice, faces, kept, expected) => {
  expect(told(dice, faces, kept)).toEqual(expected);
});
