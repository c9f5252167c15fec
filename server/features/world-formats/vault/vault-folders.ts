import { loreCategories } from '#domain/world/lore/lore.ts';
import type { LoreCategory } from '#domain/world/lore/lore.ts';

/** The folder of each category in a vault, by the name people see. */
export const categoryFolders: Record<LoreCategory, string> = {
  geography: 'Geography',
  races: 'Races',
  classes: 'Classes',
  factions: 'Factions',
  monsters: 'Monsters',
  items: 'Items',
  spells: 'Spells',
  quests: 'Quests',
};

export const tomesFolder = 'Tomes';
export const filesFolder = 'Files';
export const readmeNote = 'README';
export const worldFile = 'world.json';

export function categoryOfFolder(folder: string): LoreCategory | null {
  return loreCategories.find((category) => categoryFolders[category] === folder) ?? null;
}
