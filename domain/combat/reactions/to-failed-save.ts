import { find, note } from '#domain/combat/draft.ts';
import type { Draft, FailedSave } from '#domain/combat/draft.ts';
import { castingOf } from '#domain/combat/use/caster.ts';
import { reckonFormula } from '#domain/rules/activity/reckon.ts';
import { answersOf, ask } from './ask.ts';
import type { Questions } from './ask.ts';
import { chosenReaction, payForReaction, waysToPay } from './spend-reaction.ts';

/**
 * Asks whoever failed a saving throw whether they roll it again, as Indomitable and Disciplined Survivor allow; what is added then. It
 * takes no reaction, and the incapacitated can do it too.
 */
export function answerFailedSave(draft: Draft, questions: Questions, { targetId, cause, total }: FailedSave): string | null {
  if (find(draft, targetId).dead) return null;
  const ready = answersOf(questions, targetId, 'failedSave');
  const ways = ready
    .flatMap((used) => waysToPay(draft, targetId, used))
    .map(({ key, name, slots }) => ({ key, name, slots, misses: null, less: null }));
  const answer = ask(draft, questions, { reactorId: targetId, to: 'failedSave', byId: null, what: cause, total, ways });
  const chosen = chosenReaction(draft, targetId, ready, answer);
  if (!chosen) return null;
  const { used, payment, level } = chosen;
  payForReaction(draft, targetId, used, payment);
  note(draft, 'effect', { actorId: targetId, name: used.name });
  return reckonFormula(used.activity.rerolls?.add ?? '0', castingOf(find(draft, targetId), used, level).values) ?? '0';
}
