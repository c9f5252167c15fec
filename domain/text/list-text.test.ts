import { expect, it } from 'vitest';
import { listText } from './list-text.ts';

it.each([
  [[], ''],
  [['fire'], 'fire'],
  [['fire', 'cold'], 'fire and cold'],
  [['fire', 'cold', 'acid'], 'fire, cold and acid'],
])('names %j as a sentence has them', (names, text) => {
  expect(listText(names)).toBe(text);
});
