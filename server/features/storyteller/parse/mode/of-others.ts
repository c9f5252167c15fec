import type { Clause } from '#server/features/storyteller/parse/clauses.ts';
import { rememberOf } from '#domain/memoise.ts';
import type { Adventure } from '#domain/narration/adventure.ts';
import { escapePattern } from '#domain/text/escape-pattern.ts';
import { callsOf } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { bare } from '#server/features/storyteller/parse/targets.ts';
import { baseOf, isPast } from '#server/features/storyteller/parse/words/verb-forms.ts';

/** What is said of a thing or of somebody, which no hero does: "so the mayor's barrow carried her", "somebody stole it". */
const ofOthers =
  /^(?:(?:and|but|so|then|well|hm+|ok(?:ay)?|because|maybe|perhaps),? )*(?:it|there|that|this|(?:some|no|every)(?:one|body|thing)|(?:the|that|this|his|her|their|your|my|our) (?:\p{L}+(?:'s)? ){0,2}?\p{L}+) (?:never |also |just |only |really |probably |must have |has (?!to\b)|have (?!to\b)|had )?(\p{L}+)\b/iu;

/** Whether a statement is about others, as it was or is: its subject is no hero. */
export function isOfOthers({ text, quote, question }: Clause): boolean {
  const [, verb = ''] = quote === null && !question ? (ofOthers.exec(text) ?? []) : [];
  return isPast(verb) || /^(?:is|are|was|were|has|had|must|might|could|would|isn't|wasn't|wouldn't)$/iu.test(verb);
}

/** Whoever of an adventure is called so, with what they do: "so the mayor drugs the boy". */
const theirDoing = rememberOf(({ npcs }: Pick<Adventure, 'npcs'>): RegExp => {
  const calls = [...new Set(npcs.flatMap(callsOf).map(bare))].filter((call) => call.length > 2).map(escapePattern);
  return new RegExp(
    `^(?:(?:and|but|so|then|wait|well|ok(?:ay)?|hm+|maybe|perhaps|because),? )*(?:the |old |that )?(?:${calls.join('|')}) (?:just |only |really |probably |secretly )?(?!(?:comes?|joins?|follows?|goes|stays?|waits?|helps?)\\b)(?<verb>\\p{L}+s)\\b(?<object> (?:the|an?|his|her|him|them|their|some|every\\p{L}+)\\b)?`,
    'iu',
  );
});

/** A clause that goes on with what somebody else does: "…, gets her vote". */
const goesOn = /^(?:and |then |so )*(?<verb>\p{L}{2,}s)\b(?! (?:like|as if)\b)/iu;

/** Whether a statement tells what somebody of the tale does, or goes on with that: a theory of the player's, which no hero does. `before` is the same of the clause before it. */
export function isTheory({ text, quote, question }: Clause, before: boolean, adventure: Pick<Adventure, 'npcs'>): boolean {
  if (quote !== null || question || /\b(?:me|us|my|our|you|your)\b/iu.test(text)) return false;
  const theirs = theirDoing(adventure).exec(text)?.groups;
  if (theirs?.['object'] !== undefined) return true;
  const verb = (theirs ?? (before ? goesOn.exec(text)?.groups : undefined))?.['verb']?.toLowerCase() ?? '';
  return verb !== '' && baseOf(verb) !== undefined && baseOf(verb) !== verb;
}
