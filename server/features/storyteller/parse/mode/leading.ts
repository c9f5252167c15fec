import type { Hero } from '#domain/narration/brief.ts';
import type { IntentKind } from '#server/features/storyteller/parse/action.ts';
import type { Clause } from '#server/features/storyteller/parse/clauses.ts';
import { readings } from '#server/features/storyteller/parse/words/lexicon-verbs.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { namedLast, ownAction } from '#server/features/storyteller/parse/talk/called.ts';
import { isBidding, verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';

export const ofYou = /\b(?:you|your|yours|yourself|yourselves|ye)\b/i;
/** What is done with words or in the head. */
const ofWords: readonly IntentKind[] = ['talk', 'trick', 'lore'];
export const toMe = /^(?:to |with )?(?:me|us)\b/i;
export const ownSubject = /^(?:(?:and|then|so|but) )*(?:i|we|he|she|they)\b/i;

/** What the lexicon knows of the verb that leads a clause. */
export function leading(text: string, actor: Hero): { kind: IntentKind | undefined; isOwn: boolean; isBid: boolean; rest: string } {
  const phrase = verbPhraseOf(text, actor);
  const kind = phrase.verb === null ? undefined : readings.get(phrase.verb)?.kind;
  const isOwn = phrase.third || ownSubject.test(text);
  return { kind, isOwn, isBid: !isOwn && isBidding(phrase) && (kind === undefined || !ofWords.includes(kind)), rest: phrase.rest };
}

/** Whether a clause says what a hero does, and says it to nobody: "I open the door", but not "drop the rake, Grote". */
export function isDone(clause: Clause, actor: Hero, stage: Stage): boolean {
  if (clause.question || ofYou.test(clause.text)) return false;
  if (ownAction.test(clause.text)) return true;
  if (namedLast(clause.text, stage).length > 0) return false;
  const { kind, isOwn, isBid, rest } = leading(clause.text, actor);
  // "Show me the way" is asked of somebody.
  if (!isOwn && toMe.test(rest)) return false;
  return isBid || (kind !== undefined && !ofWords.includes(kind));
}
