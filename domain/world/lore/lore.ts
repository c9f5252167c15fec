import { z } from 'zod';
import { loreCategories } from './categories.ts';

export { loreCategories };
export const LoreCategory = z.enum(loreCategories);
export type LoreCategory = z.infer<typeof LoreCategory>;

const LoreEntry = z.object({
  id: z.string(),
  name: z.string().min(1),
  description: z.string(),
  createdAt: z.iso.datetime(),
});
export type LoreEntry = z.infer<typeof LoreEntry>;

/** Lore entries of one category, keyed by their id. */
export const LoreMap = z.record(z.string(), LoreEntry);
export type LoreMap = z.infer<typeof LoreMap>;

export const Lore = z.object({
  geography: LoreMap,
  races: LoreMap,
  classes: LoreMap,
  factions: LoreMap,
  monsters: LoreMap,
  items: LoreMap,
  spells: LoreMap,
  quests: LoreMap,
});
export type Lore = z.infer<typeof Lore>;
