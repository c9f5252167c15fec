import { expect, it } from 'vitest';
import { inWords, numberSaid } from './number-words.ts';

it('a number is said in words as far as twenty, and read again from them or from figures', () => {
  expect([0, 1, 12, 20, 21].map(inWords)).toEqual(['zero', 'one', 'twelve', 'twenty', '21']);
  expect(['zero', 'Twelve', '20', '021', 'dozen', ''].map(numberSaid)).toEqual([0, 12, 20, 21, undefined, undefined]);
});
