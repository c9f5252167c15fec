import { gameLimits } from '#domain/limits/game-limits.ts';
import type { Character, Item } from '#domain/character/character.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { yes } from '#domain/result.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { wareIdOf } from '#domain/srd/items/ware-id.ts';
import type { MagicCatalogue, MagicWare } from '#domain/srd/items/catalogue.ts';

/** One thing that can be done with an item that somebody carries. */
export interface ItemWay {
  item: Item;
  ware: MagicWare;
  activity: Activity;
  /** The activity's own id, or one by its place. */
  key: string;
  /** "Drink", or the item's name where the activity has none. */
  name: string;
}

/** What the catalogue says of something that is carried; null where it is no magic item. */
export function wareOf({ catalogId }: Pick<Item, 'catalogId'>, catalogue: MagicCatalogue): MagicWare | null {
  return catalogue.get(wareIdOf(catalogId) ?? '') ?? null;
}

/** A way to use an item; a scroll casts the spell that stands on it. */
function asWritten({ spell }: Item, activity: Activity): Activity {
  if (activity.kind !== 'utility' || !activity.scroll || spell === undefined) return activity;
  return { ...activity, casts: { spell, ...activity.scroll } };
}

/** Everything that can be done with an item. */
export function waysOfItem(item: Item, ware: MagicWare): ItemWay[] {
  return ware.activities.map((activity, place) => ({
    item,
    ware,
    activity: asWritten(item, activity),
    key: activity.id ?? `deed-${place + 1}`,
    name: activity.name ?? item.name,
  }));
}

/** Everything that can be done with what somebody carries. */
export function itemWaysOf({ inventory }: Pick<Character, 'inventory'>, catalogue: MagicCatalogue): ItemWay[] {
  return inventory.flatMap((item) => {
    const ware = wareOf(item, catalogue);
    return ware ? waysOfItem(item, ware) : [];
  });
}

const borne: readonly MagicWare['kind'][] = ['armor', 'ring', 'rod', 'staff', 'wand', 'weapon'];

/** Whether an item works only for whoever holds or wears it: ammunition, potions, scrolls and most of what stands in a pack do not ask for that. */
export function isToBeBorne({ type }: Pick<Item, 'type'>, { kind, text }: Pick<MagicWare, 'kind' | 'text'>): boolean {
  if (kind === 'weapon') return type === 'Weapon';
  return borne.includes(kind) || (kind === 'wondrous' && /\bwhile (?:you )?(?:are )?(?:wear|hold)/i.test(text));
}

/** Whether somebody can use an item as they carry it: attuned and in place, where it asks for that. */
export function readyWith(name: string, { item, ware }: Pick<ItemWay, 'item' | 'ware'>): CharacterResult<Item> {
  if (ware.attunement !== false && !item.attuned) return refuse('isNotAttunedTo', { name, item: item.name });
  if (item.place === 'pack' && isToBeBorne(item, ware)) return refuse('itemIsPacked', { item: item.name });
  return yes(item);
}

/** The way to use an item that is meant: by its key, or the only one. */
export function itemWay(
  { inventory }: Pick<Character, 'inventory'>,
  { itemId, way: key }: { itemId: string; way?: string | undefined },
  catalogue: MagicCatalogue,
): CharacterResult<ItemWay> {
  const item = inventory.find(({ id }) => id === itemId);
  if (!item) return refuse('itemIsNotCarried', {});
  const ware = wareOf(item, catalogue);
  const ways = ware ? waysOfItem(item, ware) : [];
  const [first, ...more] = ways;
  const meant = key === undefined && more.length === 0 ? first : ways.find((each) => each.key === key);
  return meant ? yes(meant) : refuse('noSuchWay', { feature: item.name });
}

/** How many of a pile can be used at one press: of what mends and is used up, as many as there are. */
export function mostAtOnce({ item, activity }: ItemWay): number {
  const isUsedUp = activity.kind === 'heal' && (activity.consumes ?? []).some(({ kind }) => kind === 'item');
  return isUsedUp ? Math.min(item.quantity, gameLimits.itemsAtOnce) : 1;
}
