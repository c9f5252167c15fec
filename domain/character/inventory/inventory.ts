import type { Character, Item } from '#domain/character/character.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { limits } from '#domain/limits/limits.ts';
import { isSame } from '#domain/difference.ts';
import { yes } from '#domain/result.ts';
import { findArmor } from '#domain/srd/equipment/armor.ts';
import { findGear } from '#domain/srd/equipment/gear.ts';
import { findWeapon } from '#domain/srd/equipment/weapons.ts';
import { endWithItems } from '#domain/character/effects/end-with-items.ts';
import { unattuned } from './curse.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

const maximumQuantity = gameLimits.itemQuantity;

/** Something of the catalogue, packed. What no catalogue knows becomes a plain piece of gear of that name. */
export function itemOf(catalogId: string, quantity: number, id: string): Item {
  const weapon = findWeapon(catalogId);
  const armor = findArmor(catalogId);
  const found = weapon ?? armor ?? findGear(catalogId);
  const type = weapon ? 'Weapon' : armor ? 'Armor' : (findGear(catalogId)?.type ?? 'Gear');
  return {
    id,
    catalogId: found?.id ?? null,
    base: null,
    name: found?.name ?? catalogId,
    type,
    quantity,
    weight: found?.weight ?? 0,
    place: 'pack',
    bonus: 0,
    damage: null,
    armorClass: null,
    attuned: false,
  };
}

function isSameKind(a: Item, b: Item): boolean {
  return isSame({ ...a, id: '', quantity: 1 }, { ...b, id: '', quantity: 1 });
}

function replaced(character: Character, item: Item): Character {
  return { ...character, inventory: character.inventory.map((each) => (each.id === item.id ? item : each)) };
}

/** Puts something in the pack, on the same pile when there is one; refuses a pile beyond counting and an id that is taken. */
export function addItem(character: Character, item: Item): CharacterResult<Character> {
  const packed: Item = { ...unattuned(item), place: 'pack' };
  const pile = character.inventory.find((each) => isSameKind(each, packed));
  if (!pile && character.inventory.some(({ id }) => id === item.id)) return refuse('itemIdIsTaken', {});
  const quantity = (pile?.quantity ?? 0) + item.quantity;
  if (!Number.isInteger(item.quantity) || item.quantity < 1 || quantity > maximumQuantity)
    return refuse('quantityOutOfBounds', { most: maximumQuantity });
  return yes(pile ? replaced(character, { ...pile, quantity }) : { ...character, inventory: [...character.inventory, packed] });
}

/** The same answer unless more different items would be carried than can be. */
export function withRoom(after: CharacterResult<Character>): CharacterResult<Character> {
  if (!after.ok || after.value.inventory.length <= limits.inventorySlots) return after;
  return refuse('inventoryIsFull', { name: after.value.name, most: limits.inventorySlots });
}

/** Takes so many of an item away, and the item itself when none is left; refuses more than there are. */
export function removeItem(character: Character, id: string, quantity: number): CharacterResult<Character> {
  const item = character.inventory.find((each) => each.id === id);
  if (!item) return refuse('itemIsNotCarried', {});
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > item.quantity) return refuse('chooseQuantity', { most: item.quantity });
  if (quantity < item.quantity) return yes(replaced(character, { ...item, quantity: item.quantity - quantity }));
  return yes({ ...character, inventory: character.inventory.filter((each) => each !== item) });
}

/** Parts a pile in two, the new one in the pack under its own id; refuses to part nothing or all of it. */
export function splitItem(character: Character, id: string, quantity: number, newId: string): CharacterResult<Character> {
  const item = character.inventory.find((each) => each.id === id);
  if (!item) return refuse('itemIsNotCarried', {});
  if (!Number.isInteger(quantity) || quantity < 1 || quantity >= item.quantity) return refuse('leaveOneInEachStack', {});
  if (character.inventory.some((each) => each.id === newId)) return refuse('itemIdIsTaken', {});
  const less = replaced(character, { ...item, quantity: item.quantity - quantity });
  return yes({ ...less, inventory: [...less.inventory, { ...item, id: newId, quantity, place: 'pack', attuned: false }] });
}

/** Hands so many of an item to somebody else, under a new id unless they have a pile of it. Refuses to give to oneself. */
export function giveItem(
  giver: Character,
  receiver: Character,
  { id, quantity, newId }: { id: string; quantity: number; newId: string },
): CharacterResult<{ giver: Character; receiver: Character }> {
  if (giver.id === receiver.id) return refuse('chooseAnotherReceiver', {});
  const item = giver.inventory.find((each) => each.id === id);
  if (!item) return refuse('itemIsNotCarried', {});
  const left = removeItem(giver, id, quantity);
  if (!left.ok) return left;
  if (item.conjured === true) return refuse('conjuredStays', { item: item.name });
  const taken = addItem(receiver, { ...item, id: newId, quantity });
  return taken.ok ? yes({ giver: endWithItems(left.value).character, receiver: taken.value }) : taken;
}
