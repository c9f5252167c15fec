import type { Draft } from '#domain/combat/draft.ts';
import { find } from '#domain/combat/draft.ts';
import { payForSpell, slotOf } from '#domain/combat/use/caster.ts';
import type { SpellPayment } from '#domain/combat/use/caster.ts';
import { payForFeature, takeTime } from '#domain/combat/use/pay.ts';
import { payForPower } from '#domain/combat/use/paying/pay-power.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { isAffordable } from './ask.ts';
import type { OfferedWay, ReactionAnswer } from './offer.ts';

/** Takes the reaction, and the slot or use that it costs; refuses what is not there. */
export function payForReaction(draft: Draft, id: string, used: UsedActivity, { slot, paidBy }: SpellPayment): void {
  takeTime(draft, id, used);
  if (used.kind === 'spell') payForSpell(draft, id, used, { slot, paidBy });
  else if (used.kind === 'power') payForPower(draft, id, used);
  else payForFeature(draft, id, used, { slot, amount: 1 });
}

/** The levels of slots that a reaction can be paid with now; null where it cannot be paid for at all. */
function slotsToReact(draft: Draft, id: string, used: UsedActivity): number[] | null {
  const { slotCasting } = find(draft, id);
  const pays = (slot: number) => isAffordable(draft, (trial) => payForReaction(trial, id, used, { slot }));
  const asksSlot = used.kind === 'spell' && slotCasting !== null && used.level > 0;
  if (!asksSlot) return pays(0) ? [] : null;
  const levels = [...new Set(slotCasting.slots.flatMap(({ level, left }) => (left > 0 && level >= used.level ? [level] : [])))];
  const open = levels.filter(pays).toSorted((one, other) => one - other);
  return open.length > 0 ? open : null;
}

/** What an answer calls something: unique among what one person could answer with. */
const keyOf = ({ kind, id, activity }: UsedActivity): string => [kind, id, activity.id ?? ''].join(' ').trim();

/** One way to pay for a reaction. */
interface Payable extends Pick<OfferedWay, 'key' | 'name' | 'slots'> {
  used: UsedActivity;
  /** The use that takes the place of a slot. */
  paidBy?: string;
}

/** Everything that a reaction can be paid with now: uses that take the place of a slot first. */
export function waysToPay(draft: Draft, id: string, used: UsedActivity): Payable[] {
  const free = used.kind === 'spell' ? (find(draft, id).features?.freeCasts ?? []).filter(({ spell }) => spell === used.id) : [];
  const open = free.filter(({ by }) => isAffordable(draft, (trial) => payForReaction(trial, id, used, { slot: 0, paidBy: by })));
  const slots = slotsToReact(draft, id, used);
  return [
    ...open.map(({ by, name }) => ({ key: `${keyOf(used)} by ${by}`, name: `${used.name} (${name})`, slots: [], used, paidBy: by })),
    ...(slots === null ? [] : [{ key: keyOf(used), name: used.name, slots, used }]),
  ];
}

/** Ways as they are offered, with what each does to the roll or its damage; nothing where that is left out. */
export function offeredWays(
  ways: readonly Pick<OfferedWay, 'key' | 'name' | 'slots'>[],
  does: Partial<Pick<OfferedWay, 'misses' | 'less' | 'd20'>> = {},
): OfferedWay[] {
  return ways.map(({ key, name, slots }) => ({ key, name, slots, misses: null, less: null, d20: null, ...does }));
}

/** A reaction that was chosen, and what it is paid with. */
export interface ChosenReaction {
  used: UsedActivity;
  payment: SpellPayment;
  /** The level it is used at. */
  level: number;
}

/** What an answer chooses of everything that somebody could react with; null where it chooses nothing of it. */
export function chosenReaction(
  draft: Draft,
  id: string,
  ready: readonly UsedActivity[],
  answer: ReactionAnswer | null,
): ChosenReaction | null {
  const way = answer && ready.flatMap((used) => waysToPay(draft, id, used)).find(({ key }) => key === answer.way);
  if (!answer || !way) return null;
  const payment = { slot: answer.slot, paidBy: way.paidBy };
  return { used: way.used, payment, level: slotOf(way.used, payment) };
}
