import type { Hero } from '#domain/narration/brief.ts';
import { clausesOf } from '#server/features/storyteller/parse/clauses.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import { wordModes } from '#server/features/storyteller/parse/cuts/word-modes.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { withAntecedents } from '#server/features/storyteller/parse/told/antecedents.ts';
import { heardClauses } from './heard.ts';

/**
 * The clauses of a line in sentences, each with whom it is for; `typed` is the line before it was put in sentences. What the narrator is
 * asked by name is asked of nobody else.
 */
export function clausesHeard(text: string, typed: string, isToNarrator: boolean, actor: Hero, stage: Stage): HeardClause[] {
  const heard = heardClauses(withAntecedents(clausesOf(text), actor, stage), wordModes(typed, actor, stage), actor, stage);
  return isToNarrator ? heard.map((each) => (each.quote === null && each.question ? { ...each, mode: 'ask' as const } : each)) : heard;
}

/** Whether a clause holds words to somebody, whatever gestures they speak of: "why can't you look away?" */
export const isSaid = ({ quote, question, mode }: HeardClause): boolean => quote !== null || (question && mode === 'speak');

/** Somebody is bidden not to do something, by name or after what is said to them: "Pell, don't tell", "stay here, don't go near it". */
const forbids =
  /^(?:(?:and|but|so|please),? )*(?<name>(?!(?:i|we|he|she|they)\b)[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?,? )?(?:don't|do not|never)\b/iu;

/** Whether what somebody does not do is said to somebody: "I don't believe you", "Pell, don't go". `last` is what stands before it. */
export function isToSomebody({ quote, mode, text }: HeardClause, last?: HeardClause): boolean {
  const found = quote === null && mode === 'speak' ? forbids.exec(text) : null;
  const isBidden = found !== null && (found.groups?.['name'] !== undefined || last?.mode === 'speak');
  return quote === null && mode === 'speak' && (/\b(?:you|your)\b/i.test(text) || isBidden);
}
