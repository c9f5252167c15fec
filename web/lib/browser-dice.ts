import { fairDice } from '#domain/dice/fair-dice.ts';

/** Dice of this browser's own random numbers, away from a table: there the server rolls. */
export const browserDice = fairDice((words) => crypto.getRandomValues(words));
