import type { Character, Item } from '#domain/character/character.ts';
import { characterFact } from '#domain/character/character-fact.ts';
import { takenInHand } from '#domain/character/inventory/equip.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { mundaneId } from '#domain/character/sheet/mundane-id.ts';
import { weaponsOf } from '#domain/character/sheet/equipment.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import { step } from '#domain/character/step.ts';
import { freeId } from '#domain/free-id.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { isMagicId } from '#domain/srd/items/ware-id.ts';
import { withDistinctNames } from '#domain/text/distinct-names.ts';
import { conjuredName } from '#domain/character/weapons/weapon-choices.ts';
import type { CarriedWeapon, WeaponMeant } from '#domain/character/weapons/weapon-choices.ts';

/** Whether an item is magical by itself. */
export const isMagical = ({ bonus, catalogId }: Pick<Item, 'bonus' | 'catalogId'>): boolean => bonus > 0 || isMagicId(catalogId);

/** The weapons that somebody carries, those in hand first, under the names that a fight gives their attacks. */
export function weaponsCarried(character: Pick<Character, 'inventory'>): CarriedWeapon[] {
  const armed = weaponsOf(character).toSorted((a, b) => Number(a.item.place === 'pack') - Number(b.item.place === 'pack'));
  return withDistinctNames(
    armed.map(({ item }) => ({
      name: item.name,
      itemId: item.id,
      kind: mundaneId(item),
      isHeld: item.place !== 'pack',
      isMagical: isMagical(item),
    })),
  );
}

/** A weapon that comes about with an effect, under an id that nothing else has. */
export function conjuredWeapon(kind: string, taken: ReadonlySet<string>): Item {
  const plain = itemOf(kind, 1, freeId(`conjured-${kind}`, taken));
  return { ...plain, name: conjuredName(plain.name).slice(0, gameLimits.nameLength), conjured: true };
}

/** Readies the weapon that an effect is laid on: one that comes about is taken in hand. */
export function withWeaponReady(character: Character, meant: WeaponMeant): CharacterStep & { item: string } {
  if ('itemId' in meant) return { ...step(character), item: meant.itemId };
  const item = conjuredWeapon(meant.conjures, new Set(character.inventory.map(({ id }) => id)));
  const added = characterFact({ kind: 'itemAdded', item: item.name, quantity: 1 });
  return { ...step({ ...character, inventory: takenInHand(character.inventory, item) }, added), item: item.id };
}
