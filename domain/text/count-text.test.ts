import { expect, it } from 'vitest';
import { countText } from './count-text.ts';

it.each([
  [0, '0 hit points'],
  [1, '1 hit point'],
  [2, '2 hit points'],
])('%i is said as "%s"', (count, text) => expect(countText(count, 'hit point')).toBe(text));

it('an irregular plural is given', () => expect(countText(2, 'person', 'people')).toBe('2 people'));
