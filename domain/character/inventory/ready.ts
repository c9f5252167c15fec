import type { Character, Item, Place } from '#domain/character/character.ts';
import { placeItem } from './equip.ts';
import { isHindered } from '#domain/character/sheet/equipment.ts';
import { findArmor } from '#domain/srd/equipment/armor.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';
import { mundaneId } from '#domain/character/sheet/mundane-id.ts';

/** Where something belongs that is put on or taken in hand; null for what stays in the pack. */
function placeOf(item: Item): Place | null {
  const armor = findArmor(mundaneId(item));
  if (armor) return armor.kind === 'shield' ? 'offHand' : 'worn';
  const weapon = findWeapon(mundaneId(item));
  if (!weapon) return null;
  return weapon.properties.includes('two-handed') ? 'bothHands' : 'mainHand';
}

/** Puts on what a newcomer has packed, armor and shield and then the first weapon, where it can be and hinders nobody. */
export function readyGear(character: Character): Character {
  const armorFirst = character.inventory.toSorted(
    (a, b) => Number(findArmor(mundaneId(a)) === undefined) - Number(findArmor(mundaneId(b)) === undefined),
  );
  let after = character;
  for (const item of armorFirst) {
    const place = placeOf(item);
    const placed = place && placeItem(after, item.id, place);
    if (placed?.ok && !isHindered(placed.value)) after = placed.value;
  }
  return after;
}
