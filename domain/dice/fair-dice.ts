import type { Dice } from './dice.ts';

/** How many random words are asked for at once. */
const wordsAtOnce = 1024;
/** How many values a random word has. */
const valuesOfWord = 2 ** 32;

/** Dice from random words of 32 bits: a word beyond the last whole multiple of the sides is passed over, so that all faces are as likely. */
export function fairDice(fill: (words: Uint32Array<ArrayBuffer>) => void): Dice {
  const words = new Uint32Array(wordsAtOnce);
  let used = wordsAtOnce;
  const next = (): number => {
    if (used === wordsAtOnce) {
      fill(words);
      used = 0;
    }
    const word = words[used] ?? 0;
    // A face that was rolled is kept nowhere else.
    words[used] = 0;
    used += 1;
    return word;
  };
  return (sides) => {
    const whole = valuesOfWord - (valuesOfWord % sides);
    let word = next();
    while (word >= whole) word = next();
    return 1 + (word % sides);
  };
}
