import type { Clause } from '#server/features/storyteller/parse/clauses.ts';
import { isPast } from '#server/features/storyteller/parse/words/verb-forms.ts';

/** What is said of a thing or of somebody, which no hero does: "so the mayor's barrow carried her", "somebody stole it". */
const ofOthers =
  /^(?:(?:and|but|so|then|well|hm+|ok(?:ay)?|because|maybe|perhaps),? )*(?:it|there|that|this|(?:some|no|every)(?:one|body|thing)|(?:the|that|this|his|her|their|your) (?:\p{L}+(?:'s)? ){0,2}?\p{L}+) (?:never |also |just |only |really |probably |must have |has (?!to\b)|have (?!to\b)|had )?(\p{L}+)\b/iu;

/** Whether a statement is about others, as it was or is: its subject is no hero. */
export function isOfOthers({ text, quote, question }: Clause): boolean {
  const [, verb = ''] = quote === null && !question ? (ofOthers.exec(text) ?? []) : [];
  return isPast(verb) || /^(?:is|are|was|were|has|had|must|might|could|isn't|wasn't)$/iu.test(verb);
}
