import type { Character, Item, Place } from '#domain/character/character.ts';
import { yes } from '#domain/result.ts';
import { findArmor } from '#domain/srd/equipment/armor.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { mundaneId } from '#domain/character/sheet/mundane-id.ts';

const hands: readonly Place[] = ['mainHand', 'offHand', 'bothHands'];

/** Which places of others an item in this place needs free. */
function clashing(place: Place): readonly Place[] {
  if (place === 'bothHands') return hands;
  return place === 'mainHand' || place === 'offHand' ? [place, 'bothHands'] : [];
}

/** Whether an item can be put there, whatever else is carried. */
function judgePlace(item: Item, place: Place): CharacterResult<Item> {
  const armor = findArmor(mundaneId(item));
  const weapon = findWeapon(mundaneId(item));
  const shield = armor?.kind === 'shield';
  if (place === 'pack') return yes(item);
  if (shield) return place === 'mainHand' || place === 'offHand' ? yes(item) : refuse('shieldIsHeld', {});
  if (item.type === 'Armor') return place === 'worn' ? yes(item) : refuse('armorIsWorn', {});
  if (item.type === 'Weapon' && place === 'worn') return refuse('weaponIsHeld', {});
  const needsBoth = weapon?.properties.includes('two-handed') === true && place !== 'bothHands';
  return needsBoth ? refuse('takesBothHands', { item: item.name }) : yes(item);
}

/**
 * Puts an item in hand, on or away. One suit of armor is worn and each hand holds one item; a shield takes a hand, a
 * two-handed weapon both. Refuses when the place is taken: nothing is put away unasked.
 */
export function placeItem<Bearer extends Pick<Character, 'inventory'>>(
  character: Bearer,
  id: string,
  place: Place,
): CharacterResult<Bearer> {
  const item = character.inventory.find((each) => each.id === id);
  if (!item) return refuse('itemIsNotCarried', {});
  const fitting = judgePlace(item, place);
  if (!fitting.ok) return fitting;
  const others = character.inventory.filter((each) => each.id !== id);
  const holder = others.find((each) => clashing(place).includes(each.place));
  if (holder) return refuse('unequipFirst', { item: holder.name });
  const worn =
    place === 'worn' && item.type === 'Armor' ? others.find((each) => each.place === 'worn' && each.type === 'Armor') : undefined;
  if (worn) return refuse('takeOffFirst', { item: worn.name });
  const shields = (each: Item) => findArmor(mundaneId(each))?.kind === 'shield' && each.place !== 'pack';
  if (place !== 'pack' && findArmor(mundaneId(item))?.kind === 'shield' && others.some(shields)) return refuse('oneShield', {});
  return yes({ ...character, inventory: character.inventory.map((each) => (each.id === id ? { ...each, place } : each)) });
}

const isShield = (item: Item) => findArmor(mundaneId(item))?.kind === 'shield';

/** What is carried with this place free: what was held there is in the other hand where that fits, else in the pack. A shield stays. */
function cleared(inventory: Character['inventory'], place: Place): Character['inventory'] {
  const inTheWay = inventory.filter((each) => clashing(place).includes(each.place) && !isShield(each));
  return inTheWay.reduce((items, { id }) => {
    const aside = place === 'mainHand' ? placeItem({ inventory: items }, id, 'offHand') : null;
    return aside?.ok === true ? aside.value.inventory : items.map((each) => (each.id === id ? { ...each, place: 'pack' as const } : each));
  }, inventory);
}

/**
 * What is carried with something that comes about in a hand: in the main hand or both, of which what is held there makes way, else in
 * the other. What has no hand beside a shield comes into the pack.
 */
export function takenInHand(inventory: Character['inventory'], item: Item): Character['inventory'] {
  const packed = [...inventory, { ...item, place: 'pack' as const }];
  for (const place of ['mainHand', 'bothHands', 'offHand'] as const) {
    const held = placeItem({ inventory: cleared(packed, place) }, item.id, place);
    if (held.ok) return held.value.inventory;
  }
  return packed;
}
