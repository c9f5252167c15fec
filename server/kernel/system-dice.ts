import { randomFillSync } from 'node:crypto';
import { fairDice } from '#domain/dice/fair-dice.ts';

/** Dice from the randomness of the system. */
export const systemDice = fairDice((words) => randomFillSync(words));
