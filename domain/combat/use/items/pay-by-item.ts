import { tellCharacterRefusal } from '#domain/character/refusal-sentences.ts';
import { payWithItem } from '#domain/character/item-use/pay-with-item.ts';
import { change, CombatRefusal, find, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';

const became = {
  gone: 'is destroyed with its last charge',
  mundane: 'loses its magic with its last charge',
  drained: 'will never hold a charge again',
} as const;

/**
 * Spends what using an item takes: charges, a use of the day, or the item itself. Refuses what is not carried or not left. What the last
 * charge does is noted when the answer is called, once the use itself was noted.
 */
export function payByItem(draft: Draft, actorId: string, by: NonNullable<UsedActivity['item']>): () => void {
  const one = find(draft, actorId);
  const carried = one.items.find(({ item, gone }) => item.id === by.id && !gone);
  if (!carried) throw new CombatRefusal(refuseCombat('doesNotCarry', { name: one.name }));
  const { item } = carried;
  const way = { item, ware: { charges: by.charges }, activity: { consumes: by.consumes }, key: by.key, name: by.name };
  const paid = payWithItem(way, draft.dice);
  if (!paid.ok) throw new CombatRefusal(refuseCombat('itemIsRefused', { problem: tellCharacterRefusal(paid.refused) }));
  const left = paid.value.item;
  const after = left === null ? { ...carried, gone: true } : { ...carried, item: left };
  change(draft, actorId, { items: one.items.map((each) => (each === carried ? after : each)) });
  const { rolls, became: fate } = paid.value;
  return () => {
    if (rolls.length > 0) note(draft, 'effect', { actorId, name: item.name, rolls });
    if (fate !== null) note(draft, 'effect', { actorId, name: `${item.name}, which ${became[fate]}` });
  };
}
