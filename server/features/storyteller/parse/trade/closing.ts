const lead = String.raw`(?:(?:ok(?:ay)?|fine|good|great|right|all ?right|well|yes|yeah|yep|so|then|and|here|now|oh|ha)\b[,.!]? ?)*`;
const name = String.raw`(?:,? \p{L}+(?: \p{L}+)?)?`;
const closes = new RegExp(
  String.raw`^${lead}(?:(?:it(?:'s| is) |that(?:'s| is) |you(?:'ve| have) (?:got )?|we(?:'ve| have) )?(?:a )?(?:deal|done|agreed|sold|settled)(?: then)?|(?:i(?:'ll| will)? )?(?:take|buy) (?:it|that|them|one)(?: then)?|here you (?:go|are)|(?:here(?:'s| is| are) |(?:i(?:'ll| will)? )?(?:pay|give|hand) (?:you |him |her )?|take )(?:it|that|them|(?:the|your|my|that) (?:\p{L}+ )?(?:money|coins?|price|coppers?|silvers?|gold))|(?:i(?:'ll| will)? )?pay(?: you| him| her| up)?|(?:my |your )?hand on it|shake on it)${name}$`,
  'iu',
);
const asks = new RegExp(
  String.raw`^${lead}(?:\p{L}+(?: \p{L}+)?, )?(?:(?:is|was) (?:that|it) (?:a )?(?:yes|no|yes or (?:a )?no|deal|settled|agreed)|(?:do|have) we (?:have |got )?(?:a |an )?(?:deal|agreement|bargain)|are you in|agreed|deal|yes or no|what do you say(?: to (?:that|it))?)${name}\??$`,
  'iu',
);
const plain = (sentence: string) => sentence.trim().replaceAll('’', "'");

/** Whether a sentence closes a bargain, and says nothing else: "deal!", "here, take the coins". */
export const closesBargain = (sentence: string): boolean => closes.test(plain(sentence).replace(/[.!,\s]+$/u, ''));

/** Whether a sentence only asks whether a bargain holds: "so is that a yes, Nettle?" */
export const asksOfBargain = (sentence: string): boolean => asks.test(plain(sentence));
