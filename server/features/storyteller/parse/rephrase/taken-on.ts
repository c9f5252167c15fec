import { presentNpcs } from '#domain/narration/play-state.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';

const lead = String.raw`(?:(?:ok(?:ay)?|fine|good|great|right|all ?right|alright|well|very well|yes|yeah|yep|sure|so|then|and|of course|in that case)\b[,.!]? ?)*`;
const who = String.raw`(?:(?:i|we)(?: both)?)`;
const gladly = '(?: gladly| happily| both| would be glad to| are glad to| am glad to)?';
/** Says that one does what was asked, whatever that was. */
const takesOn = new RegExp(
  String.raw`^${lead}(?:${who}${gladly} (?:accept|agree)(?: to (?:do (?:it|that)|help(?: you)?))?(?:(?: to)? (?:it|that|your (?:offer|terms|price|conditions)|the (?:job|offer|task|terms|work)))?|${who}(?:'ll| will)${gladly} (?:do (?:it|that|so|what (?:we|i) can)|help(?: you)?|take (?:it on|this on|the (?:job|work|case|task)))|${who} ?(?:'m|'re| am| are) in|count (?:me|us) in|consider it done|you (?:have|'ve got) (?:my|our) word(?: on (?:it|that))?)(?:,? then)?(?:,? \p{Lu}\p{L}+(?: \p{L}+)?)?[.! ]*$`,
  'iu',
);

/** What stands in quotation marks in a reply. */
const isSpeech = /["“]/u;

/** Words by which heroes take on what somebody here has just asked of them, put as speech: "very well, we accept", "we'll do it". */
export function asTakenOn(text: string, { adventure, state, told }: Stage): string {
  if (!isSpeech.test(told?.at(-1) ?? '') || presentNpcs(adventure, state).length === 0) return text;
  return text
    .split(/(?<=[.!?])\s+/u)
    .map((sentence) => (takesOn.test(sentence.replaceAll('’', "'")) ? `"${sentence}"` : sentence))
    .join(' ');
}
