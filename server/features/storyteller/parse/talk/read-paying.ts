import type { Hero } from '#domain/narration/brief.ts';
import { isSummed } from '#domain/narration/payment.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction, Target } from '#server/features/storyteller/parse/action.ts';
import { aimedAt } from '#server/features/storyteller/parse/targets/aimed-at.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { isCrowd } from '#server/features/storyteller/parse/things/scenery.ts';
import { paidIn } from './paid-in.ts';
import { paymentOf } from './payment.ts';
import { styleOf } from '#server/features/storyteller/parse/things/style.ts';

/**
 * Words that hand coins to whom no ruling pays: another hero, or people that a place speaks of by the way. The coins stay where they are, and
 * that is said. Undefined for all other words.
 */
function readUnpaid(clause: HeardClause, actor: Hero, targets: Target[], stage: Stage): HeroAction | undefined {
  const { text, quote, question } = clause;
  const pays = quote === null && !question ? paymentOf(text) : null;
  if (!pays || !isSummed(pays.coins)) return undefined;
  const { meant } = targets.length === 0 ? aimedAt(clause, 'use', targets, actor, stage) : {};
  const whom = meant ? [meant] : targets;
  const isFor = whom.some((each) => each.kind === 'hero' || (each.kind === 'feature' && isCrowd(each.feature)));
  if (!isFor || whom.some(({ kind }) => kind === 'npc')) return undefined;
  return action(actor, [text], { kind: 'use', targets: whom, pays });
}

/** Words that pay: somebody of the tale, or whom no ruling pays. Undefined for all others. */
export function readPaying(
  clause: HeardClause,
  actor: Hero,
  read: Pick<HeroAction, 'kind' | 'tone'>,
  targets: Target[],
  stage: Stage,
): HeroAction | undefined {
  const unpaid = readUnpaid(clause, actor, targets, stage);
  const paid = unpaid ? null : paidIn(clause, read, targets);
  if (!paid) return unpaid;
  const { text, quote } = clause;
  return action(actor, [text], { kind: 'talk', skill: 'persuasion', ...paid, style: styleOf(text), quote });
}
