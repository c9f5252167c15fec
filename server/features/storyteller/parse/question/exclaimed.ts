import { baseOf, isPast } from '#server/features/storyteller/parse/words/verb-forms.ts';

/** "What a view!", "how lovely!": nothing is asked. */
const exclaiming = new RegExp(
  String.raw`^(?:\p{L}[\p{L}' -]{1,23}[,!:] )?(?:(?:oh|ah|my|well|but|and|gosh|wow|goodness(?: me)?),? )*(?:${[
    String.raw`(?:what|such) an? (?!.*\?)`,
    String.raw`(?:oh,? )?come,? (?:now|come|off it)[.!?]*$`,
    String.raw`what (?!(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|about|for|if|kind|sort|time|day|year|colou?r|size|made)\b)\p{L}+ (?:\p{L}+,? )?\p{L}+s(?:,? and (?:what|such) [^.!?]+)?[.!]+$`,
    String.raw`what (?!(?:is|are|was|were|do|does|did|now|then|else|next|happened|about|for|if)\b)\p{L}+!$`,
    String.raw`how (?!(?:many|much|long|far|old|do|does|did|is|are|was|were|can|could|come|about|so|on)\b)\p{L}+(?:,? and \p{L}+)?(?: (?:i|we|you|he|she|it|they|this|that|(?:the|your|his|her|their) [\p{L}' ]{2,30}?)(?: (?:two|both|all))?(?: (?:is|are|was|were|looks?|feels?|sounds?|smells?|seems?|tastes?))?)?[.!]+$`,
  ].join('|')})`,
  'iu',
);

/** Words that make a question of what begins like a cry, or that ask which of several. */
const ofQuestions =
  /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|shall|should|may|might|must|i|you|he|she|it|we|they|the|this|that|these|those|your|my|our|his|her|their|there|here|other|others|else|kind|sort|time|day|about|for|if|now|then|next|happens?|happened)$/iu;
/** Words of a cry behind its "what": what is more is no cry. */
const mostWords = 4;

/** "What splendid mittens, and what courteous menace." No verb stands in it, and no question mark behind it. */
function isCry(sentence: string): boolean {
  const cries = sentence
    .replace(/[.!\s]+$/u, '')
    .replace(/^(?:(?:oh|ah|my|well|but|and|gosh|wow),? )+/iu, '')
    .split(/,? and (?=(?:what|such|how)\b)|, (?=(?:what|such)\b)/iu);
  return cries.every((cry) => {
    const [first = '', ...words] = cry.toLowerCase().split(/[\s,]+/u);
    if (!/^(?:what|such)$/u.test(first) || words.length < 2 || words.length > mostWords) return false;
    return words.every(
      (word) => !ofQuestions.test(word) && !isPast(word) && (baseOf(word) === undefined || baseOf(word) === word || word.endsWith('s')),
    );
  });
}

/** Whether a sentence only exclaims, and asks nothing. */
export const isExclaimed = (sentence: string): boolean =>
  exclaiming.test(sentence.trim()) || (/[.!]\s*$/u.test(sentence) && isCry(sentence.trim()));
