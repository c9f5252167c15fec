import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';

/** What somebody would know the price of: "I price the beer before anything else", "check the price of a bed". */
const pricing =
  /^(?<lead>(?:(?:i|we|and|then|so|now|first|just|quickly),? )*)(?:price(?:s|d)?(?: up)?|(?:check|find out|see|get|enquire about|inquire about)(?:s)? the (?:price|cost)s? (?:of|for)) (?<what>(?:the|an?|some|his|her|their|two|three|\p{L}+'s) [\p{L}' -]{2,40}?)(?=(?:,? (?:before|first|while|then|too|as well|please|if|and)\b.*)?$)/iu;

const isMany = /^(?:the|some|two|three|his|her|their) (?:[\p{L}'-]+ )?\p{L}*[^s']s\b/iu;

/** A look, and why somebody looks, which is nothing that they look at: "look inside, someone might need help". */
const lookedFor =
  /^(?<look>(?:(?:i|we|and|then|so|now|go|just|quickly),? )*(?:look|peek|peer|glance|search|check)(?:s|es)?\b[^,]{0,40}), (?:because |since |in case )?(?:some(?:one|body|thing)|any(?:one|body|thing)|there) (?:might|may|could|must) .+$/iu;

/** A look without the reason for it. */
export function withoutReason(clause: HeardClause): HeardClause {
  const look = clause.quote === null && !clause.question ? lookedFor.exec(clause.text)?.groups?.['look'] : undefined;
  return look === undefined ? clause : { ...clause, text: look };
}

/** A clause that asks after a price, as the question that it is: "price the beer" is to ask how much it costs. */
export function asPriceAsked(clause: HeardClause): HeardClause {
  const { lead, what } = (clause.quote === null && !clause.question && pricing.exec(clause.text)?.groups) || {};
  return what === undefined
    ? clause
    : { ...clause, text: `${lead ?? ''}ask how much ${what} ${isMany.test(what) ? 'cost' : 'costs'}`, mode: 'act' };
}
