import { change, CombatRefusal, find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';

/** Counts a use of a creature's power: so often a day, or gone until a die brings it back. Refuses one that is used up. */
export function payForPower(draft: Draft, actorId: string, { id, name, activity }: UsedActivity): void {
  const { consumes = [] } = activity;
  const one = find(draft, actorId);
  const refused = () => new CombatRefusal(refuseCombat('cannotUseYet', { name: one.name, effect: name }));
  for (const cost of consumes) {
    const used = find(draft, actorId).powersUsed.filter((each) => each.id === id);
    const most = cost.kind === 'perDay' || cost.kind === 'perRest' ? cost.times : cost.kind === 'recharge' ? 1 : null;
    if (most === null) continue;
    if (used.length >= most) throw refused();
    const recharge = cost.kind === 'recharge' ? cost.from : null;
    change(draft, actorId, { powersUsed: [...find(draft, actorId).powersUsed, { id, name, recharge }] });
  }
}
