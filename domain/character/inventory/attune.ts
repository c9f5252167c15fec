import type { Character } from '#domain/character/character.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { yes } from '#domain/result.ts';
import { unattuned } from './curse.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';

/**
 * Attunes to a magic item that is carried, or ends that. Refuses what needs no attunement, a fourth item, and a second of the
 * same kind (SRD 5.2). A curse that holds its bearer is noted; who may end that all the same is not asked here.
 */
export function attune(character: Character, id: string, attuned: boolean, catalogue: MagicCatalogue): CharacterResult<Character> {
  const { name, inventory } = character;
  const item = inventory.find((each) => each.id === id);
  if (!item) return refuse('itemIsNotCarried', {});
  const about = { name, item: item.name };
  if (item.attuned === attuned) return refuse(attuned ? 'isAttuned' : 'isNotAttuned', about);
  const others = inventory.filter((each) => each.attuned);
  const ware = catalogue.get(item.catalogId ?? '');
  if (attuned) {
    if (!ware?.attunement) return refuse('needsNoAttunement', { item: item.name });
    if (item.quantity > 1) return refuse('attunesToOneOfPile', { item: item.name });
    if (others.some(({ catalogId }) => catalogId === item.catalogId)) return refuse('attunedToItsLike', about);
    if (others.length >= gameLimits.attunedItems)
      return refuse('attunedToMost', { name, most: gameLimits.attunedItems, items: others.map((each) => each.name).join(', ') });
  }
  const isCursed = ware !== undefined && ware.curse !== null;
  const after = attuned ? { ...item, attuned, ...(isCursed && { cursed: true as const }) } : unattuned(item);
  return yes({ ...character, inventory: inventory.map((each) => (each === item ? after : each)) });
}
