import { find, note } from '#domain/combat/draft.ts';
import type { Draft, Guard, Struck } from '#domain/combat/draft.ts';
import { answersOf, ask, canReact } from './ask.ts';
import type { Questions } from './ask.ts';
import { chosenReaction, offeredWays, payForReaction, waysToPay } from './spend-reaction.ts';

/** Half of each kind of damage that the one who is hit does not resist anyway. */
function resisted(lessen: Guard['lessen'], known: readonly string[]): Guard['lessen'] {
  return (rolls) =>
    lessen(rolls).map((each) =>
      each.type !== null && known.includes(each.type) ? each : { ...each, amount: Math.floor(each.amount / 2) },
    );
}

/**
 * Asks whoever called the one who is hit whether they protect them, as the Investment of the Chain Master does: it has resistance
 * against the damage of the attack.
 */
export function protectCompanion(draft: Draft, questions: Questions, { targetId, attackerId, name, roll }: Struck, guard: Guard): Guard {
  const { summoned, resistances } = find(draft, targetId);
  const caller = draft.combat.combatants.find(({ id }) => id === summoned?.by);
  if (guard.misses || !caller || !canReact(caller)) return guard;
  const ready = answersOf(questions, caller.id, 'hit', true);
  const payable = ready.flatMap((used) => waysToPay(draft, caller.id, used));
  const ways = offeredWays(payable, { less: 'half' });
  const asked = { reactorId: caller.id, to: 'hit', byId: attackerId, what: name, total: roll.total } as const;
  const chosen = chosenReaction(draft, caller.id, ready, ask(draft, questions, { ...asked, ways }));
  if (!chosen) return guard;
  payForReaction(draft, caller.id, chosen.used, chosen.payment);
  note(draft, 'effect', { actorId: caller.id, name: chosen.used.name });
  return { ...guard, lessen: resisted(guard.lessen, resistances) };
}
