import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';

/** That what was understood is not what was meant: "wait no, …", "that's not what I meant, …". */
const protest =
  /^\s*(?:(?:no|nah|nope|wait|sorry|oops|ugh|hang on|hold on|actually|argh|hey|not that|that's not (?:it|what (?:i|we) (?:meant|said|wanted)))\b[\s,.!…:-]*)+/iu;
/** What was meant instead, and what not. */
const meant =
  /^(?:i|we) (?:meant|mean|wanted|want|was trying|were trying|said)(?: to (?<task>[^.!?]+?)| (?<thing>[^.!?,]+?))?(?:,? (?:and )?not (?:to )?[^.!?]+)?(?:[.!?]+\s*(?<rest>.*))?$/isu;

/** What was meant to be done, said once more: "I meant reading the registers, not walking". */
const meantDoing = /^(?:(?:no|sorry|wait|ah),? )?(?:i|we) meant? (\p{L}+ing)\b([^.!?,]*)(?:,? (?:and )?not [^.!?]+)?/iu;

/** The same as it is done: "I read the registers". */
function asDone(text: string): string {
  return text.replace(meantDoing, (whole: string, doing: string, rest: string) => {
    const verb = baseOf(doing.toLowerCase());
    return verb === undefined ? whole : `I ${verb}${rest}`;
  });
}

/** Somebody holds on to what they said before, and was not understood: "hold on, I said NOT by the front". */
const insisting =
  /^\s*(?:(?:no|nah|nope|wait|hang on|hold on|hey|argh|ugh|but|narrator|gm|dm)\b[\s,.!…:-]*)*(?:(?:i|we) (?:just |clearly |specifically |explicitly )?said (?:that )?(?:not\b|no\b|(?:i|we) (?:don't|didn't|won't|wouldn't|do not|did not)\b)|(?:i|we) (?:didn't|did not|never) (?:say|said|want|mean|ask for) (?:that|this|it|to)\b|that(?:'s| is) not what (?:i|we) (?:said|wanted|meant|asked for))[^.!?]*[.!]*(?=\s|$)/iu;

/** A way that is taken back in the same breath: "to the goose yard? No wait, bakehouse". */
const otherPlace =
  /\b((?:go|head|walk|run|off|back|over|on)(?: (?:back|over|up|down|on))? to )(?:the )?[\p{L}' ]{2,30}?[?.,!…-]+\s*(?:(?:no|nah|nope|oh|ugh|hm+)\b[\s,.!…-]*)*\b(?:wait|actually|scratch that|rather)\b[\s,.!…-]+(?:no\b[\s,.!…-]*)?(?:to )?(?=(?:the )?[\p{L}']+(?: [\p{L}']+){0,2}(?:[.!?,]|$))/iu;

/** A line with the way that is meant in the end. */
export const withLastPlace = (text: string): string => text.replace(otherPlace, '$1');

/**
 * A line that corrects what was understood, as what it then says is to be done: "wait no, I wanted to talk to Tibb, not walk up the stairs" is
 * "I talk to Tibb". Of "no, I meant Nettle. Nettle, what is that?" only the words to Nettle are left.
 */
export function withCorrection(typed: string): string {
  // What is said after it is what is wanted now.
  if (insisting.test(typed) && typed.replace(insisting, '').trim() === '') return 'Can we take that back?';
  const text = asDone(typed);
  const said = text.replace(protest, '');
  const { task, rest = '' } = said === text ? {} : (meant.exec(said)?.groups ?? {});
  if (said === text || !meant.test(said)) return text;
  if (task !== undefined) return `I ${task}.${rest === '' ? '' : ` ${rest}`}`;
  return rest === '' ? text : rest;
}
