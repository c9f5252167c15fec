import { z } from 'zod';
import { LoreCategory } from '#domain/world/lore/lore.ts';

/** An entry that is to be written or proposed; with `expands`, what is added to the text of one that stands there already. */
export const PlannedEntry = z.object({
  category: LoreCategory,
  name: z.string(),
  aliases: z.array(z.string()).default([]),
  tags: z.array(z.string()),
  text: z.string(),
  date: z.string().nullable(),
  expands: z.object({ id: z.string(), version: z.int() }).nullable(),
});
export type PlannedEntry = z.infer<typeof PlannedEntry>;
