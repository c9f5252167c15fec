import { expect, it } from 'vitest';
import { wholeNumber } from './whole-number.ts';

it('reads whole numbers within bounds, and nothing else', () => {
  expect([' 7 ', '0', '10', '11', '-1', '', '1.5', '1e3', 'x', '99999999'].map((text) => wholeNumber(text, 0, 10))).toEqual([
    7,
    0,
    10,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(wholeNumber('-3', -5, 5)).toBe(-3);
});
