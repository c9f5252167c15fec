import type { Actor } from '#domain/combat/deeds/activity-use.ts';
import type { Around } from './deed-context.ts';
import { DeedList } from './deed-list.tsx';
import { useItemUses } from './item-uses.ts';
import type { ItemState } from './item-uses.ts';

/** What somebody can do with items, for those who have neither spells nor features. */
export function LoadedItems({
  actor,
  items,
  riders: _riders,
  onRiders: _onRiders,
  ...around
}: Around & { actor: Actor; items: ItemState }) {
  const { uses, textOf } = useItemUses(items);
  return <DeedList actor={actor} uses={uses} textOf={textOf} {...around} />;
}
