import { expect, it } from 'vitest';
import { wordsIn } from './words-in.ts';

it('reads words with commas between, each once and not too many', () => {
  expect(wordsIn(' coast, , sea,coast,')).toEqual(['coast', 'sea']);
  expect(wordsIn('')).toEqual([]);
  expect(wordsIn(Array.from({ length: 30 }, (_, n) => `t${n}`).join(','))).toHaveLength(24);
  expect(wordsIn('x'.repeat(70))[0]).toHaveLength(60);
});
