import type { LoreCategory } from '#domain/world/lore/lore.ts';

/** The kinds of element that OnlyWorlds knows, and the category each belongs to. */
export const elementTypes: Record<string, LoreCategory> = {
  ability: 'spells',
  character: 'factions',
  collective: 'factions',
  construct: 'items',
  creature: 'monsters',
  event: 'quests',
  family: 'factions',
  institution: 'factions',
  language: 'races',
  law: 'factions',
  location: 'geography',
  map: 'geography',
  marker: 'geography',
  narrative: 'quests',
  object: 'items',
  phenomenon: 'spells',
  pin: 'geography',
  relation: 'factions',
  species: 'races',
  title: 'classes',
  trait: 'classes',
  zone: 'geography',
};

const plurals: Record<string, string> = { abilities: 'ability', families: 'family', phenomena: 'phenomenon', species: 'species' };

/** The kind that a field of the document names, in one number or the other; null when it names none. */
export function elementType(key: string): string | null {
  const plain = key.toLowerCase();
  const single = Object.hasOwn(plurals, plain)
    ? (plurals[plain] ?? plain)
    : Object.hasOwn(elementTypes, plain)
      ? plain
      : plain.replace(/s$/, '');
  return Object.hasOwn(elementTypes, single) ? single : null;
}
