import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

it.each([
  ["say softly: 'You don't sleep. Who are you?'", `say softly: "You don't sleep. Who are you?"`],
  [
    'I ask Ilse: ‘Whose bed is it, Ilse? Whose is the bowl?’ and wait.',
    'I ask Ilse: "Whose bed is it, Ilse? Whose is the bowl?" and wait.',
  ],
  ["'Evening,' I say.", '"Evening," I say.'],
])('takes words between single marks for speech: %s', (typed, clean) => {
  expect(cleanText(typed)).toBe(clean);
});

it.each(["I give 'em the coin. That's all, don't ask.", "the geese' corn and the mayor's hat", "she's 'fine', ha."])(
  'leaves single marks within words and around a word: %s',
  (typed) => {
    expect(cleanText(typed)).toBe(typed);
  },
);
