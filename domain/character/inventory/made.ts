import type { Character, Item } from '#domain/character/character.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { freeId } from '#domain/free-id.ts';
import { yes } from '#domain/result.ts';
import type { MadeItem } from '#domain/rules/activity/on-items/made-item.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { addItem, withRoom } from './inventory.ts';

/** Whether an item came about by a spell or feature, and is gone in time. */
export const isMade = ({ restsLeft, conjured }: Pick<Item, 'restsLeft' | 'conjured'>): boolean =>
  restsLeft !== undefined || conjured === true;

/** Things that something makes, as they are carried, under an id that nothing else has. */
export function madeItem({ catalogId, name, type, weight, quantity, rests }: MadeItem, taken: ReadonlySet<string>): Item {
  const plain = { base: null, place: 'pack', bonus: 0, damage: null, armorClass: null, attuned: false } as const;
  return {
    ...plain,
    id: freeId(`made-${slugOf(name)}`, taken),
    catalogId: catalogId ?? null,
    name,
    type,
    weight,
    quantity,
    restsLeft: rests,
  };
}

/** A sheet with what something makes, on the pile of its like that lasts as long. Refuses what has no room. */
export function withMade(character: Character, makes: readonly MadeItem[]): CharacterResult<Character> {
  return makes.reduce<CharacterResult<Character>>((before, made) => {
    if (!before.ok) return before;
    const taken = new Set(before.value.inventory.map(({ id }) => id));
    return withRoom(addItem(before.value, madeItem(made, taken)));
  }, yes(character));
}
