import { slugOf } from '#domain/srd/slug.ts';
import type { ItemType } from '#domain/rules/activity/on-items/item-types.ts';
import { basesOf } from './bases.ts';
import type { Base } from './bases.ts';
import type { ItemKind, MagicItem, Rarity } from './magic-item.ts';
import { magicPrefix } from './ware-id.ts';

type Variant = NonNullable<MagicItem['variants']>[number];

/** A magic item that can be carried: one without variants, or one of its variants, under its own name. */
export interface MagicWare {
  /** `magic:cloak-of-protection`, or `magic:belt-of-giant-strength:hill`. */
  id: string;
  name: string;
  kind: ItemKind;
  type: ItemType;
  rarity: Rarity;
  /** Whether spells make it, so that nobody finds or buys it. */
  isMade?: true;
  /** Whether it is gear that is no magic. */
  isMundane?: true;
  attunement: MagicItem['attunement'];
  /** The mundane weapons and armor it can be; one is chosen where there are several, none where it is none. */
  bases: readonly Base[];
  /** What it adds to attack and damage rolls, or to armor class. */
  bonus: number;
  /** Everything it does; paragraphs are parted by an empty line. */
  text: string;
  curse: string | null;
  effects: NonNullable<MagicItem['effects']>;
  /** What can be done with it. */
  activities: NonNullable<MagicItem['activities']>;
  /** Uses that it holds; null for none. */
  charges: NonNullable<MagicItem['charges']> | null;
}

/** Magic items by their ids, in the order of the alphabet. */
export type MagicCatalogue = ReadonlyMap<string, MagicWare>;

const types: Record<ItemKind, ItemType> = {
  armor: 'Armor',
  potion: 'Consumable',
  ring: 'Gear',
  rod: 'Gear',
  scroll: 'Consumable',
  staff: 'Gear',
  wand: 'Gear',
  weapon: 'Weapon',
  wondrous: 'Gear',
};

/** A variant under a name that says what it is a variant of. */
function nameOf(item: MagicItem, variant: Variant | null): string {
  if (!variant) return item.name;
  const [first = ''] = item.name.split(/[ ,]/);
  return variant.name.split(/[ ,]/).some((word) => word === first || `${word}s` === first)
    ? variant.name
    : `${item.name} (${variant.name})`;
}

/** What a variant's id says beside that of its item: its name without the words of the item's. */
function partOf(item: MagicItem, { name }: Variant): string {
  const own = slugOf(name.replace(item.name, ''));
  return own === '' ? slugOf(name) : own;
}

function wareOf(item: MagicItem, variant: Variant | null): MagicWare {
  const { name, kind, attunement, curse = null } = item;
  const bases = basesOf(item);
  const id = `${magicPrefix}${slugOf(name)}`;
  return {
    id: variant ? `${id}:${partOf(item, variant)}` : id,
    name: nameOf(item, variant),
    kind,
    type: bases[0]?.type ?? types[kind],
    rarity: variant?.rarity ?? item.rarity,
    ...(item.isMade && { isMade: item.isMade }),
    ...(item.isMundane && { isMundane: item.isMundane }),
    attunement,
    bases,
    bonus: variant?.bonus ?? item.bonus ?? 0,
    text: variant ? `${variant.text}\n\n${item.text}` : item.text,
    curse,
    effects: [...(item.effects ?? []), ...(variant?.effects ?? [])],
    activities: [...(item.activities ?? []), ...(variant?.activities ?? [])],
    charges: variant?.charges ?? item.charges ?? null,
  };
}

/** The magic items that can be found and bought: not what spells make, and not gear. */
export const magicOf = (catalogue: MagicCatalogue): MagicWare[] =>
  [...catalogue.values()].filter(({ isMade, isMundane }) => isMade !== true && isMundane !== true);

/** What can be carried of these magic items, by id. */
export function catalogueOf(items: readonly MagicItem[]): MagicCatalogue {
  const wares = items.flatMap((item) => (item.variants ? item.variants.map((variant) => wareOf(item, variant)) : [wareOf(item, null)]));
  return new Map(wares.toSorted((a, b) => a.name.localeCompare(b.name)).map((ware) => [ware.id, ware]));
}
