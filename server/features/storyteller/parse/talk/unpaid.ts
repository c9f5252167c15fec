import type { Hero } from '#domain/narration/brief.ts';
import { isSummed } from '#domain/narration/payment.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction, Target } from '#server/features/storyteller/parse/action.ts';
import { aimedAt } from '#server/features/storyteller/parse/aim/aimed-at.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { isCrowd } from '#server/features/storyteller/parse/things/scenery.ts';
import { paymentOf } from './payment.ts';

/**
 * Words that hand coins to whom no ruling pays: another hero, or people that a place speaks of by the way. The coins stay where they are, and
 * that is said. Undefined for all other words.
 */
export function readUnpaid(clause: HeardClause, actor: Hero, targets: readonly Target[], stage: Stage): HeroAction | undefined {
  const { text, quote, question } = clause;
  const pays = quote === null && !question ? paymentOf(text) : null;
  if (!pays || !isSummed(pays.coins)) return undefined;
  const { meant } = targets.length === 0 ? aimedAt(clause, 'use', targets, actor, stage) : {};
  const whom = meant ? [meant] : targets;
  const isFor = whom.some((each) => each.kind === 'hero' || (each.kind === 'feature' && isCrowd(each.feature)));
  if (!isFor || whom.some(({ kind }) => kind === 'npc')) return undefined;
  return action(actor, [text], { kind: 'use', targets: whom, pays });
}
