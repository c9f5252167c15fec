import { armors } from '#domain/srd/equipment/armor.ts';
import { gear } from '#domain/srd/equipment/gear.ts';
import { weapons } from '#domain/srd/equipment/weapons.ts';
import type { Item } from '#domain/character/character.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import { itemNumbersOf } from '#domain/character/shown/item-numbers.ts';
import { coinsFor } from '#domain/rules/coins.ts';
import type { MagicCatalogue, MagicWare } from '#domain/srd/items/catalogue.ts';
import { magicFacts } from './magic-text.ts';
import { coinText, itemFacts } from './item-facts.ts';

/** An item that can be bought or found. */
export interface Ware {
  id: string;
  name: string;
  facts: string;
  /** Nothing for magic items, which nobody sells. */
  price: string;
  /** What a magic item is; null for everything else. */
  magic: MagicWare | null;
}

const most = 40;

/** A price as lists tell it: in gold, and in small coins below that. */
function priceOf(copper: number): string {
  const { platinum, gold, ...small } = coinsFor(copper);
  return coinText({ ...small, platinum: 0, gold: gold + platinum * 10 });
}

const factsOf = (item: Item) => itemFacts(item, itemNumbersOf(item));

/** Everything in the equipment list of SRD 5.2, by the alphabet. */
export const wares: readonly Ware[] = [...weapons, ...armors, ...gear]
  .map(({ id, name, cost }) => ({ id, name, facts: factsOf(itemOf(id, 1, id)), price: priceOf(cost), magic: null }))
  .toSorted((a, b) => a.name.localeCompare(b.name));

/** The equipment list with the magic items in it, by the alphabet. */
export function withMagic(catalogue: MagicCatalogue): Ware[] {
  const magic = [...catalogue.values()].map((ware): Ware => {
    const { id, name } = ware;
    return { id, name, facts: magicFacts(ware), price: '', magic: ware };
  });
  return [...wares, ...magic].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Those whose name, kind or rarity holds all the words, those that begin with them first; at most 40, with how many there are. */
export function findWares(search: string, among: readonly Ware[] = wares): { found: Ware[]; total: number } {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  const all = among.filter(({ name, facts }) => words.every((word) => `${name} ${facts}`.toLowerCase().includes(word)));
  const begins = ({ name }: Ware) => Number(name.toLowerCase().startsWith(first));
  return { found: all.toSorted((a, b) => begins(b) - begins(a)).slice(0, most), total: all.length };
}
