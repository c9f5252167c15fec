import type { Character, Item } from '#domain/character/character.ts';
import { unattuned } from '#domain/character/inventory/curse.ts';
import { takenInHand } from '#domain/character/inventory/equip.ts';
import { munitionOf } from '#domain/character/sheet/munition.ts';
import { isMade } from '#domain/character/inventory/made.ts';
import { isSame } from '#domain/difference.ts';
import { wareIdOf } from '#domain/srd/items/ware-id.ts';
import type { CarriedItem } from './carried.ts';

/** The magic items that a character brings into a fight, with what spells have made; what is shot is counted as ammunition. */
export function itemsCarried({ inventory }: Pick<Character, 'inventory'>): CarriedItem[] {
  return inventory.flatMap((item, at) =>
    (wareIdOf(item.catalogId) === null && !isMade(item)) || munitionOf(item) !== null ? [] : [{ item, at, gone: false }],
  );
}

/** A row of a sheet as a fight has left it: what was used of it and whether somebody is attuned, or all of it where it is another thing now. */
function rowAfter(row: Item, item: Item): Item {
  if (row.catalogId !== item.catalogId) return item;
  const { used: _used, ...rest } = row;
  const borne = item.attuned ? rest : unattuned(rest);
  const after = { ...borne, quantity: item.quantity, ...(item.used && { used: item.used }) };
  return isSame(after, row) ? row : after;
}

/** What a sheet lists once a fight has used some of it: what is used up is gone, what comes back is where it was, and what is conjured is in hand. */
export function inventoryAfterItems(inventory: Character['inventory'], items: readonly CarriedItem[]): Character['inventory'] {
  return items.reduce<Character['inventory']>((rows, { item, at, gone }) => {
    const row = rows.find(({ id }) => id === item.id);
    if (gone) return row ? rows.filter((each) => each !== row) : rows;
    if (!row) return item.conjured === true ? takenInHand(rows, item) : rows.toSpliced(at, 0, item);
    const after = rowAfter(row, item);
    return after === row ? rows : rows.map((each) => (each === row ? after : each));
  }, inventory);
}

/** The items of a sheet, and those that were used up and may yet come back. */
export function itemsFor(before: readonly CarriedItem[], { inventory }: Pick<Character, 'inventory'>): CarriedItem[] {
  const now = itemsCarried({ inventory });
  const gone = before.filter((each) => each.gone && !inventory.some(({ id }) => id === each.item.id));
  return gone.length === 0 ? now : [...now, ...gone].toSorted((one, other) => one.at - other.at);
}
