import { z } from 'zod';
import { limits } from '#domain/limits/limits.ts';
import { currencies } from './terms.ts';

const range = 'A price is between 1 and 500.';

/** What a listing costs. */
export const Price = z.object({
  /** Hundredths of the currency. */
  amount: z.int().min(limits.priceLeast, range).max(limits.priceMost, range),
  currency: z.enum(currencies),
});
export type Price = z.infer<typeof Price>;
