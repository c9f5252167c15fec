import { favorIn } from './favor.ts';

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
  /(?:^|[,.!?;:] ?|\b(?:so|and|then|ok|okay) )(?:(?:is (?:it|that) |do we have |have we (?:got )?|it's |its )?an? (?:deal|bargain|trade|agreement)|deal|deal or no deal|agreed|(?:a )?fair (?:trade|deal|exchange))\b(?:[.!?]|\s*$|,? what do you say)/iu;
const swaps = /\b(?:trade|swap|exchange|barter)(?:s|d)?(?: (?:you|u|her|him|them))? .{2,40}? (?:for|against) (?<asked>[^,.;!?]{2,50})/iu;
const plainSwap = /(?:^|[.!?,;:] ?)(?:\p{L}[\p{L}'-]* ?){1,5}for (?<asked>(?:the|your|a|an|that|this|one of) [^,.;!?]{2,40})/iu;
const mineFirst =
  /\b(?:i|we)(?:'ll| will| can| could|'d| would)?\s[^.;!?]{3,80}?(?:,| and| if)(?: and)?(?: then)? (?<asked>(?:you|u) (?!(?:are|were|have|had|said|told|know|see|do)\b)[^,.;!?]{3,60})/iu;
const ifMine = /\bif (?:i|we) [^.;!?]{3,80}?,? (?:then )?(?<asked>(?:will|would|can|could) (?:you|u) [^,.;!?]{3,60})/iu;

/** What stands in an offer as asked in return: an order for a favor, else a thing with its article. */
function askedOf(asked: string): string {
  const plain = asked.trim().replace(/^(?:you|u) (?=\p{L})/iu, 'will you ');
  return favorIn(plain, [], true)?.text ?? plain.replace(/^(?:will|would|can|could) (?:you|u) /iu, '');
}

/** The deal that words to somebody hold out or ask after; null where there is none. A condition that they are to keep is `bargainIn`'s. */
export function dealIn(text: string): Deal | null {
  const plain = text.replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();
  const isSealed = seals.test(plain);
  const asked = (swaps.exec(plain) ?? ifMine.exec(plain) ?? (isSealed ? (mineFirst.exec(plain) ?? plainSwap.exec(plain)) : null))?.groups?.[
    'asked'
  ];
  if (asked !== undefined) return { kind: 'offer', inReturn: askedOf(asked) };
  if (isSealed) return { kind: 'offer', inReturn: null };
  if (reward.test(plain)) return { kind: 'reward', inReturn: null };
  return wanted.test(plain) ? { kind: 'wanted', inReturn: null } : null;
}
