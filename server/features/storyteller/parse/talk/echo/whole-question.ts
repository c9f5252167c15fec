import { capitalize } from '#domain/text/capitalize.ts';
import { contentWords } from '#server/features/storyteller/parse/words/content-words.ts';
import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';
import { isConcrete } from '#server/features/storyteller/parse/things/concrete.ts';
import { saidAgain } from './said-again.ts';

/** Words that a question has at most, to be said again. */
const longest = 9;

const question = 'who|whose|whom|what|where|why|when|how|which';
/** Words before what is asked: "do you know where he went". */
const leadIn = new RegExp(
  `^(?:(?:do|did|can|could|would|will|have|has|might|don't|didn't) (?:you|any(?:body|one)|some(?:body|one)) (?:ever |perhaps |maybe |really |also |please |kindly |happen to |by any chance )*(?:know|remember|tell|say|hear|heard|seen?|guess|explain)(?: (?:me|us|to me|to us))?|(?:may|might|can) (?:i|we) ask(?: you)?|any idea|(?:please )?(?:tell|remind) (?:me|us)) (?:if |whether |(?=(?:${question})\\b))`,
  'iu',
);
const opensQuestion = new RegExp(
  `^(?:(?:${question})(?:'s|'re|'d|'ll)?|(?:do|does|did|is|are|was|were|am|can|could|has|have|had|will|would|shall|should|may|might|must)(?:n't)?) (?!not\\b)`,
  'iu',
);
/** What can be left away, as the rest is whole without it. */
const joined =
  / (?:before|after|while|because|since|unless|until|if|so that|now that|(?:and|or|but) (?:who|whose|what|where|why|when|how|which|is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|it|he|she|they|we|i|you))\b.*$/iu;
const trailing =
  /(?:,? (?:then|anyway|please|though|lol|huh|too|again|or what|or not|or something|by any chance|exactly|by the way|if i may ask|for (?:me|us)))+$/iu;
/** Words that no sentence ends with. */
const dangling = /\b(?:the|an?|my|your|their|our|its|and|or|but|so|very|than|as|because|whose|every|some|is it|do i|do you)$/iu;
/** Somebody is asked to do something, or to say it. */
const bids =
  /^(?:can|could|will|would|won't|might) you (?:please|kindly|be so|tell|explain|show|describe|help|give|take|bring|read|list|say|recap|summari[sz]e|remind)\b|^have an? (?:look|go|try|seat|rest|listen|think|taste|bite|drink)\b/iu;
const secondQuestion = / (?:who|whom|whose|what|which|why|how)\b/iu;

/** A question as whoever is asked says it again, whole and with its pronouns turned; null where it is not certain that this is right. */
export function wholeQuestion(asked: string): string | null {
  const isReported = leadIn.test(asked);
  const plain = asked.replace(leadIn, '').replace(trailing, '').replace(joined, '').replace(trailing, '').trim();
  const words = plain.split(' ');
  const opens = opensQuestion.test(plain);
  // What is told beside "tell me" begins with no question: "whether he came".
  const whole = isReported && !opens ? `whether ${plain}` : plain;
  if ((!opens && !isReported) || bids.test(plain) || /^what do you mean$/iu.test(plain)) return null;
  const least = new RegExp(`^(?:${question})`, 'iu').test(whole) ? 2 : 3;
  if (words.length < least || words.length > longest || dangling.test(whole) || secondQuestion.test(plain)) return null;
  const again = saidAgain(whole);
  return again === null ? null : `${capitalize(again)}?`;
}

const turnedOwner: Record<string, string> = { your: 'my', my: 'your', our: 'your' };
const determined = /\b(?<owner>the|that|this|those|these|your|my|our|his|her|its|their) (?=(?<first>\p{L}+)(?: (?<second>\p{L}+))?)/giu;
const isVerbForm = (word: string): boolean => word.endsWith('s') && baseOf(word) !== undefined && baseOf(word) !== word;

/** The last thing that a question names with its article, as one word of an answer: "The cup?" Null where it names none that can be touched. */
export function thingAsked(asked: string): string | null {
  const named = [...asked.replace(joined, '').matchAll(determined)].flatMap(({ groups = {} }) => {
    const { owner = '', first = '', second = '' } = groups;
    const isName = (word: string) => /^\p{Lu}\p{L}+$/u.test(word);
    const isThing = (word: string) => word !== '' && !/^\p{Lu}/u.test(word) && isConcrete(word.toLowerCase());
    const isPair = isName(first) ? isName(second) : isThing(second) && !isVerbForm(second);
    // "That grey line": a word that goes with another is no name of a thing.
    const isAlone = isThing(first) && (isVerbForm(second) || contentWords(second).length === 0);
    const noun = isPair ? `${first} ${second}` : isAlone ? first : undefined;
    return noun === undefined ? [] : [`${turnedOwner[owner.toLowerCase()] ?? owner.toLowerCase()} ${noun}`];
  });
  const last = named.at(-1);
  return last === undefined ? null : `${capitalize(last)}?`;
}
