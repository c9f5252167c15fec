import { armors } from '#domain/srd/equipment/armor.ts';
import { gear } from '#domain/srd/equipment/gear.ts';
import { weapons } from '#domain/srd/equipment/weapons.ts';
import type { Item } from '#domain/character/character.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { itemNumbersOf } from '#domain/character/shown/item-numbers.ts';
import { coinsFor } from '#domain/rules/coins.ts';
import { magicOf } from '#domain/srd/items/catalogue.ts';
import type { MagicCatalogue, MagicWare } from '#domain/srd/items/catalogue.ts';
import { magicFacts } from './magic-text.ts';
import { coinText, itemFacts } from './item-facts.ts';

/** An item that can be bought or found. */
export interface Ware {
  id: string;
  name: string;
  facts: string;
  /** Nothing for most magic items, which nobody sells. */
  price: string;
  /** What a magic item is; null for everything else. */
  magic: MagicWare | null;
  /** What stands on a scroll, by the spell's id. */
  spell?: string;
  /** What it is made of, where it could be several things and this one is meant. */
  base?: string;
}

/** A price as lists tell it: in gold, and in small coins below that. */
function priceOf(copper: number): string {
  const { platinum, gold, ...small } = coinsFor(copper);
  return coinText({ ...small, platinum: 0, gold: gold + platinum * 10 });
}

const factsOf = (item: Item) => itemFacts(item, itemNumbersOf(item));

/** What of the gear is a magic item as well, by that item's id. */
const magicGear = new Map(gear.flatMap((each) => (each.magic === undefined ? [] : [[each.magic, each] as const])));

/** Everything in the equipment list of SRD 5.2, by the alphabet. */
export const wares: readonly Ware[] = [...weapons, ...armors, ...gear]
  .map(({ id, name, cost }) => ({ id, name, facts: factsOf(itemOf(id, 1, id)), price: priceOf(cost), magic: null }))
  .toSorted((a, b) => a.name.localeCompare(b.name));

/** The equipment list with the magic items in it, by the alphabet. What stands in both is there once, as the magic item with its price. */
export function withMagic(catalogue: MagicCatalogue): Ware[] {
  // What spells make is gone in time, and comes by these spells alone.
  const magic = magicOf(catalogue).map((ware): Ware => {
    const { id, name } = ware;
    const sold = magicGear.get(id);
    return { id, name, facts: magicFacts(ware), price: sold ? priceOf(sold.cost) : '', magic: ware };
  });
  const twice = new Set([...magicGear].flatMap(([id, { id: own }]) => (catalogue.has(id) ? [own] : [])));
  return [...wares.filter(({ id }) => !twice.has(id)), ...magic].toSorted((a, b) => a.name.localeCompare(b.name));
}
