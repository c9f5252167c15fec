import type { Target } from '#server/features/storyteller/parse/action.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import { softTarget } from '#server/features/storyteller/parse/soft-targets.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { sceneryFor } from './scenery.ts';

const nounPhrase = /^(?:and |oh |but )*(?:the|that|this|those|these|what an?|an?|such an?) (?:[\p{L}'-]+ ){0,5}[\p{L}'-]+$/iu;
const verbal = /\b(?:is|are|was|were|has|have|had|can|will|looks?|seems?|smells?|must|should|would)\b|'s\b/i;

/**
 * What a clause names that says nothing more: "the red book" before "I read it out loud". Empty for clauses that say or do anything;
 * `outright` counts only what goes by its name.
 */
export function thingsNamed({ text, quote, question }: HeardClause, stage: Stage, outright = false): Target[] {
  if (quote !== null || question || !nounPhrase.test(text) || verbal.test(text)) return [];
  const named = targetsIn(text, stage.adventure, stage.state, stage.party).filter(({ kind }) => kind === 'feature' || kind === 'loot');
  if (outright) return /^(?:the|that|this|those|these) /i.test(text) ? named.slice(0, 1) : [];
  const [meant] = [...named, softTarget(text, 'use', stage.adventure, stage.state) ?? sceneryFor(text, 'use', stage)];
  return meant ? [meant] : [];
}
