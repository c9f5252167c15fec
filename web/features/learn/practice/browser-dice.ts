import type { Dice } from '#domain/dice/dice.ts';

/** Dice of this browser, for practice alone: at a table the server rolls. Each face is as likely as the others. */
export const browserDice: Dice = (sides) => {
  const values = 2 ** 32;
  const fair = values - (values % sides);
  const value = crypto.getRandomValues(new Uint32Array(1))[0] ?? values;
  return value < fair ? 1 + (value % sides) : browserDice(sides);
};
