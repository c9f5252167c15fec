import { sentencesOf } from '#domain/text/sentences.ts';
import { isPlain } from '#server/features/storyteller/parse/words/restate.ts';
import { favorIn } from '#server/features/storyteller/parse/talk/favor.ts';
import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';

/** What a part of talk makes of a deal: something is offered for something, what there is to be got is asked, or whether they want it. */
export interface Deal {
  kind: 'offer' | 'reward' | 'wanted';
  /** What they are to do or give in return, in the player's words, with an article or as an order; null where it is not said. */
  inReturn: string | null;
}

const reward =
  /\bwhat(?:'s| is) in it for\b|\bwhat (?:do|will|would|can|could|might) (?:i|we) get\b|\bwhat (?:will|would|can|could|do|are) (?:you|u) (?:give|pay|offer|going to (?:give|pay))\b|\bwhat(?:'s| is| would be| will be) (?:the|my|our) (?:reward|pay|payment|share|cut)\b|\b(?:is|will|would) there (?:be )?(?:a|any) (?:reward|pay|payment)\b|\bhow much (?:will|would|do|are) (?:you|u) (?:pay|give|offer|paying)\b|\bin return\s*\?/iu;
const wanted =
  /\b(?:should|shall|can|could|may) (?:i|we) (?:bring|fetch|find|get|look for|go and|return|take|give|keep|carry)\b|\b(?:do|would|did) (?:you|u) (?:want|like|need) (?:it|that|this|me|us|them)\b|\bwhat (?:do|would|should|am|are|must) (?:you|u|i|we) (?:want |like |need )?(?:me |us )?(?:to )?do (?:with|about) (?:it|that|this|the|your|his|her)\b/iu;
const seals =
  /(?:^|[,.!?;:] ?|\b(?:so|and|then|ok|okay) )(?:(?:is (?:it|that) |do we have |have we (?:got )?|it's |its )?an? (?:deal|bargain|trade|agreement)|deal|deal or no deal|agreed|(?:a )?fair (?:trade|deal|exchange)|(?:(?:this|here)(?:'s| is) )?my (?:offer|proposal)|(?:strike|make|offer) you a (?:deal|bargain|trade|offer))\b(?:[.!?:,]|\s*$|,? what do you say)/iu;
const swaps = /\b(?:trade|swap|exchange|barter)(?:s|d)?(?: (?:you|u|her|him|them))? .{2,40}? (?:for|against) (?<asked>[^,.;!?]{2,50})/iu;
const plainSwap = /(?:^|[.!?,;:] ?)(?:\p{L}[\p{L}'-]* ?){1,5}for (?<asked>(?:the|your|a|an|that|this|one of) [^,.;!?]{2,40})/iu;
const mineFirst =
  /\b(?:i|we)(?:'ll| will| can| could|'d| would)?\s[^.;!?]{3,80}?(?:,| and| if)(?: and)?(?: then)? (?<asked>(?:you|u) (?!(?:are|were|have|had|said|told|know|see|do)\b)[^,.;!?]{3,60})/iu;
const theirs =
  'guide|show|tell|take|lead|help|give|let|bring|lend|keep|open|come|speak|talk|stop|leave|stay|go|hand|sell|make|teach|carry|watch|say|stand|free|release|return|answer|put';
const mine =
  "split|share|give|pay|leave|let|help|tell|bring|make|take|keep|get|find|return|do|speak|come|see|look|swear|promise|put|don't|won't|never";
/** What they are to do, and what is done for it: "you guide us out and we split whatever we find". */
const yoursFirst = new RegExp(
  String.raw`(?:^|[.!?,;:] ?|\b(?:if|so|then|that) )(?<asked>(?:you|u) (?:(?:will|'ll|can) )?(?:${theirs})\b[^.;!?]{2,80}?)(?:[.,;]|,? and|,? in return)(?: and)?(?: then)?(?: in return,?)? (?:i|we)(?:'ll| will| can|'d| would| both)? (?:not )?(?:${mine})\b`,
  'iu',
);
/** What is given for what somebody does, in so many words. */
const inReturn = /\bin (?:return|exchange)\b(?!\s*\?)/iu;
const ifMine = /\bif (?:i|we) [^.;!?]{3,80}?,? (?:then )?(?<asked>(?:will|would|can|could) (?:you|u) [^,.;!?]{3,60})/iu;

/** What stands in an offer as asked in return: an order for a favor, else a thing with its article. */
function askedOf(asked: string): string {
  const plain = asked.trim().replace(/^(?:you|u) (?=\p{L})/iu, 'will you ');
  return favorIn(plain, [], true)?.text ?? plain.replace(/^(?:will|would|can|could) (?:you|u) /iu, '');
}

/** The deal that words to somebody hold out or ask after; null where there is none. A condition that they are to keep is `bargainIn`'s, below. */
export function dealIn(text: string): Deal | null {
  const plain = text.replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
  const isSealed = seals.test(plain);
  const asked = (
    swaps.exec(plain) ??
    ifMine.exec(plain) ??
    yoursFirst.exec(plain) ??
    (isSealed ? (mineFirst.exec(plain) ?? plainSwap.exec(plain)) : null)
  )?.groups?.['asked'];
  if (asked !== undefined) return { kind: 'offer', inReturn: askedOf(asked) };
  if (isSealed || inReturn.test(plain)) return { kind: 'offer', inReturn: null };
  if (reward.test(plain)) return { kind: 'reward', inReturn: null };
  return wanted.test(plain) ? { kind: 'wanted', inReturn: null } : null;
}

/** Something that is held out to somebody for something that they do. */
export interface Bargain {
  /** What they would do for it, as they say it again: "If I help you?" */
  echo: string;
}

const condition =
  /\b(?:only if|if|as long as|so long as|provided(?: that)?|on condition that|in case) (?:only )?(?<who>you|u|she|he|they) (?<verb>\p{L}+)(?<rest>(?:(?! (?:then )?(?:we|i)(?:'ll| will|'d| would| can| could| give| won't| shall| let)\b)[^,.;!?])*)/iu;
const question =
  /^(?:(?:so|and|but|well|ok|okay),? )*(?:what|who|where|why|when|how|which|can|could|would|will|do|does|did|is|are|may|should)\b/i;
/** "Ask him if he knew her" holds nothing out. */
const asksIf =
  /\b(?:ask|asks|asking|wonder|wonders|know|see|tell (?:me|us)|find out|check|sure)\s+(?:(?:him|her|them|me|us|\p{Lu}\p{L}+)\s+)?if\b/iu;
const turned: Record<string, string> = {
  us: 'you',
  me: 'you',
  we: 'you',
  i: 'you',
  our: 'your',
  my: 'your',
  your: 'my',
  you: 'me',
  "you're": "I'm",
};
const longest = 10;

/** The bargain in what is said or told of being said: "I will not tell anybody if you help us"; null where there is none. */
export function bargainIn(text: string): Bargain | null {
  for (const sentence of sentencesOf(text.replaceAll('’', "'"))) {
    const isAsked = question.test(sentence.replace(/^[\s,.;:!?-]+/, '')) || asksIf.test(sentence);
    const groups = isAsked ? undefined : condition.exec(sentence)?.groups;
    if (!groups) continue;
    const { verb = '', rest = '' } = groups;
    const rested = rest
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => turned[word.toLowerCase()] ?? word);
    const words = [/^(?:are|is)$/i.test(verb) ? 'am' : (baseOf(verb.toLowerCase()) ?? verb.toLowerCase()), ...rested];
    const echo = `If I ${words.join(' ')}?`;
    if (words.length <= longest && isPlain(echo.slice(0, -1))) return { echo };
  }
  return null;
}
