import { z } from 'zod';

/** The six kinds of tomes, in the order they are shown. */
export const tomeCategories = ['general', 'history', 'geography', 'characters', 'events', 'files'] as const;
export const TomeCategory = z.enum(tomeCategories);
export type TomeCategory = z.infer<typeof TomeCategory>;
