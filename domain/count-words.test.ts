import { expect, it } from 'vitest';
import { countWords } from './count-words.ts';

it.each([
  [0, '0 hit points'],
  [1, '1 hit point'],
  [2, '2 hit points'],
])('%i is said as "%s"', (count, words) => expect(countWords(count, 'hit point')).toBe(words));

it('an irregular plural is given', () => expect(countWords(2, 'person', 'people')).toBe('2 people'));
