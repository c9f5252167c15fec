import type { DamageAmount } from '#domain/combat/effects/damage-amount.ts';
import { find, note } from '#domain/combat/draft.ts';
import type { Draft, Struck } from '#domain/combat/draft.ts';
import { answersOf, ask, canReact } from './ask.ts';
import type { Questions } from './ask.ts';
import { chosenReaction, offeredWays, payForReaction, waysToPay } from './spend-reaction.ts';

/**
 * Asks whoever called the one who is hit whether they protect them, as the Investment of the Chain Master does: it has resistance
 * against the damage of the attack, and takes half of each kind that it does not resist anyway.
 */
export function resistForCompanion(
  draft: Draft,
  questions: Questions,
  { targetId, attackerId, name }: Struck,
  rolls: readonly DamageAmount[],
): DamageAmount[] {
  const { summoned, resistances } = find(draft, targetId);
  const caller = draft.combat.combatants.find(({ id }) => id === summoned?.by);
  if (!caller || !canReact(caller)) return [...rolls];
  const ready = answersOf(questions, caller.id, 'hit', true);
  const payable = ready.flatMap((used) => waysToPay(draft, caller.id, used));
  const ways = offeredWays(payable, { less: 'half' });
  const damage = rolls.reduce((sum, { amount }) => sum + amount, 0);
  const asked = { reactorId: caller.id, to: 'hit', byId: attackerId, what: name, total: null, damage } as const;
  const chosen = chosenReaction(draft, caller.id, ready, ask(draft, questions, { ...asked, ways }));
  if (!chosen) return [...rolls];
  payForReaction(draft, caller.id, chosen.used, chosen.payment);
  note(draft, 'effect', { actorId: caller.id, name: chosen.used.name });
  const isResisted = ({ type }: DamageAmount) => type !== null && resistances.includes(type);
  return rolls.map((each) => (isResisted(each) ? each : { ...each, amount: Math.floor(each.amount / 2) }));
}
