import type { Item } from '#domain/character/character.ts';
import { madeItem } from '#domain/character/inventory/made.ts';
import { change, find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { limits } from '#domain/limits/limits.ts';
import type { MadeItem } from '#domain/rules/activity/on-items/made-item.ts';
import { slugOf } from '#domain/srd/slug.ts';
import type { CarriedItem } from './carried.ts';

const prefix = 'fight-';

/** An id for something that comes about in a fight. */
export const itemIdIn = ({ combat, events }: Draft, name: string): string =>
  `${prefix}${combat.round}-${events.length}-${slugOf(name)}`.slice(0, 64);

/** Something comes to somebody: it stands last on their sheet. */
export function gainItem(draft: Draft, id: string, item: Item): void {
  const { items } = find(draft, id);
  change(draft, id, { items: [...items, { item, at: limits.inventorySlots, gone: false }] });
}

/** What something makes comes to the hero who uses it. */
export function gainMade(draft: Draft, id: string, makes: readonly MadeItem[]): void {
  if (find(draft, id).kind !== 'hero') return;
  for (const made of makes) gainItem(draft, id, { ...madeItem(made, new Set()), id: itemIdIn(draft, made.name) });
}

/** Items as they were before something was undone: what a fight made since is gone from the sheet as well. */
export function withMadeGone(items: readonly CarriedItem[], later: readonly CarriedItem[]): CarriedItem[] {
  const since = later.filter(({ item: { id } }) => id.startsWith(prefix) && !items.some(({ item }) => item.id === id));
  return [...items, ...since.map((each) => ({ ...each, gone: true }))];
}
