import { loreCategories } from '#domain/world/lore/lore.ts';
import type { LoreCategory } from '#domain/world/lore/lore.ts';

const singles: Record<LoreCategory, string> = {
  geography: 'place',
  races: 'people',
  classes: 'class',
  factions: 'faction',
  monsters: 'monster',
  items: 'item',
  spells: 'spell',
  quests: 'quest',
};

/** One entry of a category, as a word: "place". */
export function entryWord(category: LoreCategory): string {
  return singles[category];
}

/** The category a text names; geography where it names none. */
export function categoryOf(text: string | undefined): LoreCategory {
  return loreCategories.find((category) => category === text) ?? 'geography';
}
