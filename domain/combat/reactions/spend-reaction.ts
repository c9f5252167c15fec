import type { Draft } from '#domain/combat/draft.ts';
import { find } from '#domain/combat/draft.ts';
import { payForSpell } from '#domain/combat/use/caster.ts';
import { payForFeature, takeTime } from '#domain/combat/use/pay.ts';
import { payForPower } from '#domain/combat/use/pay-power.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { isAffordable } from './ask.ts';

/** Takes the reaction, and the slot or use that it costs; refuses what is not there. */
export function payForReaction(draft: Draft, id: string, used: UsedActivity, slot: number): void {
  takeTime(draft, id, used);
  if (used.kind === 'spell') payForSpell(draft, id, used, slot);
  else if (used.kind === 'power') payForPower(draft, id, used);
  else payForFeature(draft, id, used, { slot, amount: 1 });
}

/** The levels of slots that a reaction can be paid with now; null where it cannot be paid for at all. */
export function slotsToReact(draft: Draft, id: string, used: UsedActivity): number[] | null {
  const { slotCasting } = find(draft, id);
  const pays = (slot: number) => isAffordable(draft, (trial) => payForReaction(trial, id, used, slot));
  const asksSlot = used.kind === 'spell' && slotCasting !== null && used.level > 0;
  if (!asksSlot) return pays(0) ? [] : null;
  const levels = [...new Set(slotCasting.slots.flatMap(({ level, left }) => (left > 0 && level >= used.level ? [level] : [])))];
  const open = levels.filter(pays).toSorted((one, other) => one - other);
  return open.length > 0 ? open : null;
}

/** What an answer calls something: unique among what one person could answer with. */
export const keyOf = ({ kind, id, activity }: UsedActivity): string => [kind, id, activity.id ?? ''].join(' ').trim();
