import { expect, it } from 'vitest';
import { searchTerms } from './search-terms.ts';

it('reads words with commas between, each once and not too many', () => {
  expect(searchTerms(' coast, , sea,coast,')).toEqual(['coast', 'sea']);
  expect(searchTerms('')).toEqual([]);
  expect(searchTerms(Array.from({ length: 30 }, (_, n) => `t${n}`).join(','))).toHaveLength(24);
  expect(searchTerms('x'.repeat(70))[0]).toHaveLength(60);
});
