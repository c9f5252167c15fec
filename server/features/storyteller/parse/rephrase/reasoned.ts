/** What somebody works out for themself, in so many words. */
const reasoning =
  /\b(?:i|we) (?:(?:now|begin to|start to|do|rather|therefore|thus|must|can only|half|strongly) )*(?:reason|conclude|gather|deduce|suspect|surmise|infer|presume|assume|fancy|figure|reckon|suppose|imagine|realise|realize|tell myself|say to myself|think to myself|think by myself|remind myself|ask myself)\b/iu;
/** What was told before and is only gone over. */
const goneOver = /,? (?:or )?(?:so )?(?:as )?(?:i|we) (?:was|were|have been|had been) told(?=,|[.;!]|$)/giu;
/** What somebody draws from it: "so it was her mother". */
const drawn =
  /^(?:(?:and|but|oh|ah|hm+|well|aha),? )*(?:so|then) (?:it|he|she|they|that|this|there|the \p{L}+|\p{Lu}\p{L}+) (?:was|were|had|did(?:n['’]t)?|must have|might have|may have|could have) [^?"]*[.!…]*$/iu;
const blue = /^(?:\p{L}+ ){1,4}(?:then|indeed|after all), (?:which|that|and that|so)\b[^?"]*[.!…]*$/iu;
const toYou = /\b(?:you|your|yours|yourself|y'all)\b/iu;
/** Where somebody does, says or asks something of their own. */
const own =
  /(?:^|[,;] |\b(?:and|then|so) )(?:(?:and|then|so|now|but),? )*(?:i|we) (?!(?:am|was|were|have|had|think|know|believe|wonder|guess|suppose|reason|conclude|gather|deduce|suspect|surmise|fancy|figure|reckon|imagine|realise|realize|hope|wish|fear|feel|doubt|assume)\b)\p{L}+/iu;
/** What somebody would do first. */
const wouldFirst = /\b(?<who>i|we)(?: would|['’]d) (?:(?:first|now|rather|sooner|much rather|best|gladly|therefore) )+(?=\p{L})/giu;

const isReasoned = (part: string): boolean =>
  !toYou.test(part) && !/[?"]/u.test(part) && (reasoning.test(part) || drawn.test(part) || blue.test(part));

/**
 * A line without what its player reasons aloud before they do, say or ask something: "so it was the cook, I suppose. I go back to the kitchen".
 * It is said to nobody. A line that only reasons keeps its words.
 */
export function withoutReasoning(text: string): string {
  const parts = text
    .replaceAll(goneOver, '')
    .replaceAll(wouldFirst, '$<who> ')
    .split(/(?<=[.!?…;])\s+/u);
  const meant = parts.filter((part) => !isReasoned(part));
  const goesOn = meant.some((part) => own.test(part) || part.includes('?'));
  return goesOn ? meant.join(' ') : text;
}
