import { z } from 'zod';

/** Dice as written: `2d6+1`, `1d8`, `1d4-1`; up to 99 of them, and a bonus of up to three digits. */
export const dicePattern = /^[1-9][0-9]?d(4|6|8|10|12|20|100)([+-][0-9]{1,3})?$/;

/** Dice as written: `2d6+1`, `1d8`, `1d4-1`. */
export const DiceText = z.string().regex(dicePattern);
