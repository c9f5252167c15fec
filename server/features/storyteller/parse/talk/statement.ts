import { quoteMark } from '#server/features/storyteller/parse/clauses.ts';
import { isFor } from '#server/features/storyteller/parse/purpose/purpose-model.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { sentencesOf } from '#domain/text/sentences.ts';

/** Something that a hero says to somebody, in the player's own words: a plain statement, or a promise. */
export interface Statement {
  kind: 'told' | 'promised';
  text: string;
}

/** Words after which somebody says what they tell: "I tell her that the bell is dumb". */
const reporting =
  /\b(?:tells?|telling|informs?|assures?|warns?|reminds?|explains?|confess(?:es)?|admits?|mentions?|claims?|says?|swears?|insists?|lies?|answers?|repl(?:y|ies))\b(?: (?:to )?(?:him|her|them|\p{L}+)){0,3}?,? (?:that|how|of how) (?<what>.{8,})$/iu;
/** Words after which somebody says what they promise. */
const vowing =
  /\b(?:i|we)? ?(?:promise|promises|swear|swears|vow|vows|pledge|pledges|give(?:s)? (?:him|her|them|\p{L}+) (?:my|our|their|his|her) word)\b(?: (?:him|her|them|you|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?))?,? (?:that |to )?(?<what>.{6,})$/iu;
/** The same without a joining word: "I tell her we'll bring it back". */
const telling =
  /\b(?:tells?|assures?|says?)\b(?: (?:to )?(?:him|her|them|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)),? (?:that )?(?<what>(?:i|we|they)\b.{6,})$/iu;
const word = /\b(?:you have|you've got) (?:my|our) word\b|\bon (?:my|our) (?:word|honou?r)\b/i;
const undertaking =
  /\b(?:i|we)(?:'ll| will| shall) (?:not (?:tell|say|forget|let|leave|hurt)|never|bring|find|get|fetch|return|come back|be back|help|pay|protect|keep|tell (?:nobody|no one|him|her|them)|save|free|look after|take care|repay|make (?:sure|it right)|see to|carry|speak for|hang|mend|give (?:it|you))\b/i;
/** What somebody would have for themself, which promises nothing: "I'll have the key then". */
const having =
  /^(?:(?:so|and|then|well|ok(?:ay)?|right),? )*(?:i|we)(?:'ll| will| shall) (?:have|take) (?:the|that|this|your|an?|some|those)\b(?!.*\b(?:back|to you|for you|home|care)\b)/iu;
const asking =
  /\?\s*["']?$|^(?:so |and |but |well,? |ok(?:ay)?,? )*(?:who|what|where|when|why|how|which|can|could|may|might|would|will you|do you|did|does|is there|are you|have you|shall)\b/i;
const commanding =
  /^(?:so |and |but |well,? |please,? |ok(?:ay)?,? )*(?:tell|give|show|let|come|help|wait|stop|look|listen|take|go|put|hold|stay|step|move|open|say|hand|leave|run|sit|stand|talk|speak|answer|don't|do not|please|hello|hi|hey|good (?:morning|evening|day)|greetings|thanks|thank you|sorry)\b/i;
/** Whom speech calls: "Wenna, listen". */
const calling = /^(?:(?:so|and|but|well|ok|okay|hey|listen|please),? )*(?:[\p{L}']+(?: [\p{L}']+){0,2}), (?=\S)/iu;
const least = 3;

function wordCount(text: string): number {
  return text.split(/\s+/).filter((each) => /\p{L}/u.test(each)).length;
}

/** Whether a sentence gives somebody's word; what is held out for something is no promise. */
const isPromise = (sentence: string): boolean =>
  (isFor(sentence, 'promise') && !having.test(sentence)) ||
  ((word.test(sentence) || vowing.test(sentence) || undertaking.test(sentence)) && !isFor(sentence, 'offer'));

function inSpeech(quote: string): Statement | null {
  const sentences = sentencesOf(quote)
    .map((each) => each.trim().replace(calling, ''))
    .filter((each) => each !== '' && !asking.test(each));
  const promise = sentences.find(isPromise);
  if (promise !== undefined) return { kind: 'promised', text: promise };
  const told = sentences.find((each) => !commanding.test(each) && wordCount(each) >= least);
  return told === undefined ? null : { kind: 'told', text: told };
}

/** What an action of talk or trickery says to its hearer that may be kept in mind; null where it only asks, orders or greets. */
export function statementOf(action: HeroAction): Statement | null {
  if (action.quote !== null) return inSpeech(action.quote);
  if (action.question) return null;
  const text = action.clauses.join(', ').replaceAll(quoteMark, ' ').replaceAll(/\s+/g, ' ').trim();
  const vow = vowing.exec(text)?.groups?.['what'];
  if (vow !== undefined) return { kind: 'promised', text: vow };
  const promised = telling.exec(text)?.groups?.['what'];
  if (promised !== undefined && isFor(text, 'promise')) return { kind: 'promised', text: promised };
  const told = reporting.exec(text)?.groups?.['what'];
  return told === undefined ? null : { kind: 'told', text: told };
}
