import type { Character, Item, Place } from '#domain/character/character.ts';
import { placeItem } from '#domain/character/inventory/equip.ts';

/** Puts an equipped item of a file where it belongs, or in the first hand that is free; null where nothing is. */
export function equipFirst(character: Character, item: Item): Character | null {
  const places: Place[] = item.type === 'Weapon' ? ['mainHand', 'offHand', 'bothHands'] : ['worn', 'offHand', 'mainHand'];
  for (const place of places) {
    const placed = placeItem(character, item.id, place);
    if (placed.ok) return placed.value;
  }
  return null;
}
