import { expect, it } from 'vitest';
import { withoutCourtesy } from './courtesy.ts';

it.each([
  ['I think I had better sit down by the stove', 'I sit down by the stove'],
  ["Perhaps I'd better take that jar", 'I take that jar'],
  ["I'd be grateful to look at the stocking", 'I look at the stocking'],
  ["I'm loath to steal from a widow, but I take the spoon", 'I take the spoon'],
  ['Might I have a little peep at that loaf?', 'I take a look at that loaf.'],
  ['These old bones could do with a sit by that fire', 'I sit down by that fire'],
  ["I'm pocketing the coin", 'I pocket the coin'],
  ["I'm grabbing the rope", 'I grab the rope'],
])('what is done politely is done: %s', (said, plain) => {
  expect(withoutCourtesy(said)).toBe(plain);
});

it.each([
  "I'd better be careful",
  'I think I know her',
  "I'm going to bed late these days",
  'Could I have a word with you?',
  'Might I take the jar?',
])('what is thought or asked stays as it is: %s', (said) => {
  expect(withoutCourtesy(said)).toBe(said);
});
