import { blankCharacter } from '#domain/character/blank.ts';
import type { Character, Item, Place } from '#domain/character/character.ts';
import { placeItem } from '#domain/character/inventory/equip.ts';
import { findArmor } from '#domain/srd/equipment/armor.ts';
import type { Act } from '#web/features/characters/use-act.ts';
import { isMagicId } from '#domain/srd/items/ware-id.ts';
import { mundaneId } from '#domain/character/sheet/mundane-id.ts';

/** Where items are, as the tab groups them. */
export const placeTitles = [
  { title: 'Equipped', places: ['mainHand', 'offHand', 'bothHands', 'worn'] },
  { title: 'Backpack', places: ['pack'] },
] as const satisfies readonly { title: string; places: readonly Place[] }[];

const places: readonly Place[] = ['mainHand', 'bothHands', 'offHand', 'worn', 'pack'];

/** What moving an item somewhere is called. */
export const moveText: Record<Place, string> = {
  mainHand: 'Equip in main hand',
  offHand: 'Equip in off hand',
  bothHands: 'Equip in both hands',
  worn: 'Wear',
  pack: 'Unequip',
};

/** Somebody who carries nothing, to see where an item could go. */
const emptyHanded = blankCharacter({ id: '', userId: '', campaignId: '' }, 'quick', { name: '', species: 'human', class: 'fighter' });

/** Where an item can go, whatever stands there now. */
export function placesFor(item: Item): Place[] {
  const fits = (place: Place) => placeItem({ ...emptyHanded, inventory: [{ ...item, place: 'pack' }] }, item.id, place).ok;
  const wearable = item.type === 'Armor' || item.type === 'Gear' || item.type === 'Treasure';
  return places.filter(
    (place) => place !== item.place && fits(place) && (place !== 'worn' || wearable) && (place !== 'bothHands' || item.type === 'Weapon'),
  );
}

/** The first place a press puts an item to; null for what is only ever packed. */
export function pressPlace(item: Item): Place | null {
  if (item.place !== 'pack') return 'pack';
  if (item.type === 'Gear' && isMagicId(item.catalogId)) return /\b(?:rod|staff|wand)\b/.test(item.catalogId ?? '') ? 'mainHand' : 'worn';
  if (item.type !== 'Weapon' && item.type !== 'Armor') return null;
  const shield = findArmor(mundaneId(item))?.kind === 'shield';
  return placesFor(item).find((place) => (shield ? place === 'offHand' : place !== 'pack')) ?? null;
}

/** What must be done so that an item comes to a place: whatever is in the way is put away first. */
export function movesTo(character: Character, item: Item, place: Place): Act[] {
  const move: Act = { kind: 'placeItem', itemId: item.id, place };
  const before: Act[] = [];
  let now = character;
  for (const other of character.inventory) {
    if (placeItem(now, item.id, place).ok) break;
    if (other.id === item.id || other.place === 'pack') continue;
    const without = placeItem(now, other.id, 'pack');
    if (!without.ok || !inTheWay(now, item, place, other)) continue;
    now = without.value;
    before.push({ kind: 'placeItem', itemId: other.id, place: 'pack' });
  }
  return [...before, move];
}

/** Whether this is what keeps the item from its place. */
function inTheWay(character: Character, item: Item, place: Place, other: Item): boolean {
  const alone = { ...character, inventory: character.inventory.filter(({ id }) => id === item.id || id === other.id) };
  return !placeItem(alone, item.id, place).ok;
}
