import { loreCategories } from '#domain/world/lore/categories.ts';
import type { EffectiveLoreCard } from '#domain/world/lore/table-lore.ts';

/** The entries of one category. */
export interface LoreGroup {
  category: EffectiveLoreCard['category'];
  entries: EffectiveLoreCard[];
}

/** A campaign's lore by category, in the order categories are shown; those that hold nothing are left out. */
export function loreGroups(entries: readonly EffectiveLoreCard[], onlyOwn: boolean): LoreGroup[] {
  const shown = entries.filter(({ origin }) => !onlyOwn || origin !== 'world');
  return loreCategories
    .map((category) => ({ category, entries: shown.filter((entry) => entry.category === category) }))
    .filter((group) => group.entries.length > 0);
}
