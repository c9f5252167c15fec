import { bringingAlong } from '#server/features/storyteller/parse/words/turns-of-phrase.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';

/** What is said to those who stay, before one goes: "I'm off up the flues. Bye Ursel". */
const farewell =
  /^(?:(?:and|then|well|so|ok(?:ay)?),? )*(?:(?:i |we )?(?:say |wave |tell \p{L}+ )?(?:good ?bye|bye(?:-?bye)?|farewell|see (?:you|ya)|good ?night|so long|take care|good (?:day|evening|night) to you|cheers|toodle(?:s|-oo)|cheerio|ta-?ta|thanks?(?: you)?|thank (?:him|her|them|\p{L}+))\b|(?:i |we )?wave )/iu;
/** A step that says only that somebody goes to what the next words are about: "I go and look inside". */
const bareStep =
  /^(?:(?:i|we|and|then|so|ok(?:ay)?|let's) )*(?:go|walk|step|head|come|run|march|stride)(?: (?:right|straight|over|up|on|ahead|closer|there|in there))*(?: (?:up |over )?to (?:whoever|who|someone|somebody|anyone|anybody|the (?:nearest|first|next|one)\b).*)?$/iu;

/** That something comes before what was said already: "and I pocket the jar on the way", "leave Pell a sweet first". */
const ahead = /,? (?:first(?: of all| thing)?|on (?:the|my|our) way(?: out| there| over)?|before (?:that|(?:i|we) (?:go|leave|do)))$/iu;
/** A look at a thing, which goes nowhere: what is taken along after it was looked for there. */
const isLook =
  /^(?:(?:i|we|and|then|so|now|ok(?:ay)?|let's),? )*(?:look|search|check|examine|inspect|study|rummage|read|open|find|hunt|feel)s?\b/iu;

/** What sets out, so that all that is done on the way or before comes ahead of it. */
const setsOut =
  /^(?:(?:i|we|let's|let us|and|then|so|now|ok(?:ay)?),? )*(?:go|goes|head|walk|run|leave|climb|follow|set|hurry|return)s?\b/iu;

/** Whether a clause is done before another that sets out, though it was typed behind it. */
function isAhead({ typed, quote, question }: HeardClause, index: number, all: readonly HeardClause[]): boolean {
  const isDone = quote === null && !question && ahead.test(typed.replace(/[.!]+$/u, ''));
  return isDone && all.slice(0, index).some((each) => each.quote === null && setsOut.test(each.text));
}

/** Whether a clause brings something along, and says no other place for it. */
function isBroughtAlong({ text, quote, question }: HeardClause): boolean {
  const [, , what = '', along = ''] = quote === null && !question ? (bringingAlong.exec(text) ?? []) : [];
  return (
    what !== '' &&
    (along !== '' || /^(?:(?:and|then|i|we) )*bring/i.test(text)) &&
    !/ (?:to|into|back|out|up|down|over|off) /i.test(` ${what} `)
  );
}

/** Whether what is brought along is what the words before were done to: "unscrew the pins and take them along". */
function isOfEarlier({ text }: HeardClause, earlier: readonly HeardClause[]): boolean {
  const [, , what = ''] = bringingAlong.exec(text) ?? [];
  return /^(?:it|them|that|those|both)$/i.test(what) && earlier.some((each) => !setsOut.test(each.text));
}

/**
 * The clauses of a line in the order in which they come about: what is said in farewell, and taken along, comes before the going. A step to what the next
 * words are about is none of its own. What is said to somebody who is here (`isToHere`) is said before one is gone.
 */
export function inOrder(clauses: readonly HeardClause[], isToHere: (clause: HeardClause) => boolean): HeardClause[] {
  const [first] = clauses;
  const steps = clauses.filter(
    (clause, index) => index === clauses.length - 1 || clause.quote !== null || clause.question || !bareStep.test(clause.text),
  );
  const isFarewell = ({ text, quote }: HeardClause) => farewell.test(quote ?? text);
  if (!first || steps.length < 2 || isFarewell(first)) return steps;
  const isLeaving = steps.some(({ text }) => !isLook.test(text) && !bringingAlong.test(text));
  const isGone = (index: number) =>
    steps.slice(0, index).some((each) => each.quote === null && each.mode === 'act' && setsOut.test(each.text));
  const isCalledBack = (clause: HeardClause, index: number) => clause.mode === 'speak' && isGone(index) && isToHere(clause);
  const earlier = steps.filter(
    (clause, index) =>
      isFarewell(clause) ||
      (isLeaving && isBroughtAlong(clause) && !isOfEarlier(clause, steps.slice(0, index))) ||
      isAhead(clause, index, steps) ||
      isCalledBack(clause, index),
  );
  const told = earlier.map((clause) => ({ ...clause, text: clause.quote === null ? clause.text.replace(ahead, '') : clause.text }));
  return [...told, ...steps.filter((clause) => !earlier.includes(clause))];
}
