import { loreCategories } from '#domain/lore-categories.ts';
import type { LoreHereCard } from '#domain/table-lore.ts';

/** The entries of one category. */
export interface LoreGroup {
  category: LoreHereCard['category'];
  entries: LoreHereCard[];
}

/** A campaign's lore by category, in the order categories are shown; those that hold nothing are left out. */
export function loreGroups(entries: readonly LoreHereCard[], onlyOwn: boolean): LoreGroup[] {
  const shown = entries.filter(({ origin }) => !onlyOwn || origin !== 'world');
  return loreCategories
    .map((category) => ({ category, entries: shown.filter((entry) => entry.category === category) }))
    .filter((group) => group.entries.length > 0);
}
