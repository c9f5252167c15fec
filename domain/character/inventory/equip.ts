import type { Character, Item, Place } from '#domain/character/character.ts';
import { no, yes } from '#domain/result.ts';
import type { Answer } from '#domain/result.ts';
import { findArmor } from '#domain/srd/equipment/armor.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';

const hands: readonly Place[] = ['mainHand', 'offHand', 'bothHands'];

/** Which places of others an item in this place needs free. */
function clashing(place: Place): readonly Place[] {
  if (place === 'bothHands') return hands;
  return place === 'mainHand' || place === 'offHand' ? [place, 'bothHands'] : [];
}

/** Why an item cannot be put there, whatever else is carried. */
function judgePlace(item: Item, place: Place): string | null {
  const armor = findArmor(item.catalogId);
  const weapon = findWeapon(item.catalogId);
  const shield = armor?.kind === 'shield';
  if (place === 'pack') return null;
  if (shield) return place === 'mainHand' || place === 'offHand' ? null : 'A shield is held in one hand.';
  if (item.type === 'Armor') return place === 'worn' ? null : 'Armor is worn, not held.';
  if (item.type === 'Weapon' && place === 'worn') return 'A weapon is held, not worn.';
  if (weapon?.properties.includes('two-handed')) return place === 'bothHands' ? null : `${item.name} takes both hands.`;
  return null;
}

/**
 * Puts an item in hand, on or away. One suit of armor is worn and each hand holds one item; a shield takes a hand, a
 * two-handed weapon both. Refuses when the place is taken: nothing is put away unasked.
 */
export function placeItem(character: Character, id: string, place: Place): Answer<Character> {
  const item = character.inventory.find((each) => each.id === id);
  if (!item) return no('This item is not in the inventory.');
  const wrong = judgePlace(item, place);
  if (wrong !== null) return no(wrong);
  const others = character.inventory.filter((each) => each.id !== id);
  const holder = others.find((each) => clashing(place).includes(each.place));
  if (holder) return no(`Unequip ${holder.name} first.`);
  const worn =
    place === 'worn' && item.type === 'Armor' ? others.find((each) => each.place === 'worn' && each.type === 'Armor') : undefined;
  if (worn) return no(`Take off ${worn.name} first.`);
  const shields = (each: Item) => findArmor(each.catalogId)?.kind === 'shield' && each.place !== 'pack';
  if (place !== 'pack' && findArmor(item.catalogId)?.kind === 'shield' && others.some(shields))
    return no('Only one shield can be equipped.');
  return yes({ ...character, inventory: character.inventory.map((each) => (each.id === id ? { ...each, place } : each)) });
}
