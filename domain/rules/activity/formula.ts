import { z } from 'zod';
import { parseFormula } from './formulas/parse-formula.ts';

/** A formula as content writes it. Refuses what cannot be read. */
export const Formula = z
  .string()
  .max(80)
  .refine((text) => parseFormula(text) !== null, 'Write dice, numbers and values such as 2d8+@ability.');
export type Formula = z.infer<typeof Formula>;
