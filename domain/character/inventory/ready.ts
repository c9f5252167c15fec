import type { Character, Item, Place } from '#domain/character/character.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { placeItem } from './equip.ts';
import { attacksOf } from '#domain/character/sheet/attacks.ts';
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

/** What a weapon does on average with one attack when it is held there. */
function worthOf(character: Character, item: Item): number {
  const attack = attacksOf(character).find(({ itemId }) => itemId === item.id);
  if (!attack) return 0;
  const [, count = '0', faces = '0'] = /^(\d+)d(\d+)$/.exec(attack.dice) ?? [];
  const damage = (Number(count) * (Number(faces) + 1)) / 2 + attack.damage.value;
  const isHard = attack.notes.some((note) => note.startsWith('Heavy'));
  const chance = Math.min(0.95, Math.max(0.05, (21 + attack.toHit.value - gameLimits.usualArmorClass) / 20));
  return damage * (isHard ? chance * chance : chance);
}

/** The character with an item where it belongs; null where it cannot be, or hinders. */
function withReady(character: Character, item: Item): Character | null {
  const place = placeOf(item);
  const placed = place && placeItem(character, item.id, place);
  return placed?.ok && !isHindered(placed.value) ? placed.value : null;
}

/** Puts on what a newcomer has packed: armor and shield, and then the weapon that does most in their hand, the first of equals. */
export function readyGear(character: Character): Character {
  const isArmor = (item: Item) => findArmor(mundaneId(item)) !== undefined;
  const clad = character.inventory.filter(isArmor).reduce((after, item) => withReady(after, item) ?? after, character);
  const armed = clad.inventory.flatMap((item) => {
    const after = isArmor(item) ? null : withReady(clad, item);
    return after === null ? [] : [{ after, worth: worthOf(after, item) }];
  });
  return armed.toSorted((one, other) => other.worth - one.worth)[0]?.after ?? clad;
}
