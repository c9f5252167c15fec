/** "What a view!", "how lovely!": nothing is asked. */
const exclaiming = new RegExp(
  String.raw`^(?:\p{L}[\p{L}' -]{1,23}[,!:] )?(?:(?:oh|ah|my|well|but|and|gosh|wow|goodness(?: me)?),? )*(?:${[
    String.raw`(?:what|such) an? (?!.*\?)`,
    String.raw`(?:oh,? )?come,? (?:now|come|off it)[.!?]*$`,
    String.raw`what (?!(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|about|for|if|kind|sort|time|day|year|colou?r|size|made)\b)\p{L}+ (?:\p{L}+,? )?\p{L}+s(?:,? and (?:what|such) [^.!?]+)?[.!]+$`,
    String.raw`what (?!(?:is|are|was|were|do|does|did|now|then|else|next|happened|about|for|if)\b)\p{L}+!$`,
    String.raw`how (?!(?:many|much|long|far|old|do|does|did|is|are|was|were|can|could|come|about|so|on)\b)\p{L}+(?: (?:i|we|you|he|she|it|they|this|that|(?:the|your|his|her|their) [\p{L}' ]{2,30}?)(?: (?:is|are|was|were|looks?|feels?|sounds?))?)?[.!]+$`,
  ].join('|')})`,
  'iu',
);

/** Whether a sentence only exclaims, and asks nothing. */
export const isExclaimed = (sentence: string): boolean => exclaiming.test(sentence.trim());
