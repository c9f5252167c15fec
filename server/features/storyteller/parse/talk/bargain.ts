import { sentencesOf } from '#domain/text/sentences.ts';
import { baseOf } from '#server/features/storyteller/parse/verb-forms.ts';
import { isPlain } from '#server/features/storyteller/parse/restate.ts';

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
