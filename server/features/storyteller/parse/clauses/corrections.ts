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

/** A question that was misheard, and what was asked: "I did not ask about the bowl, I asked who slept here." */
const askedInstead =
  /^\s*(?:(?:no|nah|nope|wait|sorry|hey|but|oh|well|(?:i )?beg (?:your )?pardon|forgive me|excuse me|pardon me|my apologies|i(?:'m| am) sorry)\b[\s,.!…:-]*)*(?:(?:i|we) (?:did not|didn'?t|never|was not|wasn'?t) (?:ask(?:ing|ed)?|mean(?:ing|t)?|say(?:ing)?|want(?:ing)?)\b[^.!?;]*?|(?:that'?s|that is|that was)(?: not|n't) (?:what (?:i|we) (?:asked|meant|said|wanted to know)|my question))[\s,.;!:-]+(?:but )?(?:i|we)(?: was| were| am|'m)? (?:asked|ask|asking|want(?:ed)? to know|meant|mean)(?: you)? (?<what>.+)$/isu;
/** Whom or what a question means that only says "he" or "it": "I meant Pryce. Where is he?" */
const meantBy =
  /^\s*(?:(?:no|nah|nope|wait|sorry|oh|well|(?:i )?beg (?:your )?pardon|forgive me|excuse me|pardon me|my apologies|i(?:'m| am) sorry)\b[\s,.!…:-]*)*(?:(?:i|we) mean(?:t)? )?(?<thing>(?!\p{L}+ing\b|to\b)[^.!?,;]{2,40})[.,;!]+\s*(?<rest>(?:(?:so|and|but) )?(?:who|what|where|when|why|how|is|are|was|were|did|does|do|has|have|can)\b.*)$/isu;
const pronoun = /\b(?:he|she|it|they|him|her|them)\b/iu;
const asking = /^(?:who|whom|whose|what|where|when|why|how|which|is|are|was|were|did|does|do|has|have|can)\b/iu;

/** A question with what it means in the place of its pronoun. */
function withThing(text: string): string | undefined {
  const { thing = '', rest = '' } = meantBy.exec(text)?.groups ?? {};
  return thing !== '' && pronoun.test(rest) ? rest.replace(pronoun, thing) : undefined;
}

/** The question of a line that says it was misheard, put to whoever is spoken with; undefined where nothing is asked again. */
function askedAgain(text: string, partner: string | undefined): string | undefined {
  const { what } = askedInstead.exec(text)?.groups ?? {};
  const meantThing = what === undefined && /\b(?:i|we) mean(?:t)? /iu.test(text) ? withThing(text) : undefined;
  if (what === undefined && meantThing === undefined) return undefined;
  const plain =
    meantThing ?? (asking.test(what ?? '') ? what : (withThing(what ?? '') ?? `what about ${(what ?? '').replace(/^about /iu, '')}`));
  const question = `${(plain ?? '').replace(/[\s.!?]+$/u, '')}?`;
  return partner === undefined ? question : `${partner}, ${question.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`;
}

/** A way that is taken back in the same breath: "to the goose yard? No wait, bakehouse". */
const otherPlace =
  /\b((?:go|head|walk|run|off|back|over|on)(?: (?:back|over|up|down|on))? to )(?:the )?[\p{L}' ]{2,30}?[?.,!…-]+\s*(?:(?:no|nah|nope|oh|ugh|hm+)\b[\s,.!…-]*)*\b(?:wait|actually|scratch that|rather)\b[\s,.!…-]+(?:no\b[\s,.!…-]*)?(?:to )?(?=(?:the )?[\p{L}']+(?: [\p{L}']+){0,2}(?:[.!?,]|$))/iu;

/** A line with the way that is meant in the end. */
export const withLastPlace = (text: string): string => text.replace(otherPlace, '$1');

/**
 * A line that corrects what was understood, as what it then says is to be done: "wait no, I wanted to talk to Tibb, not walk up the stairs" is
 * "I talk to Tibb". Of "no, I meant Nettle. Nettle, what is that?" only the words to Nettle are left.
 * A question that was misheard is asked of `partner`, with whom the party is in talk.
 */
export function withCorrection(typed: string, partner?: string): string {
  const again = askedAgain(typed, partner);
  if (again !== undefined) return again;
  // What is said after it is what is wanted now.
  if (insisting.test(typed) && typed.replace(insisting, '').trim() === '') return 'Can we take that back?';
  const text = asDone(typed);
  const said = text.replace(protest, '');
  const { task, rest = '' } = said === text ? {} : (meant.exec(said)?.groups ?? {});
  if (said === text || !meant.test(said)) return text;
  if (task !== undefined) return `I ${task}.${rest === '' ? '' : ` ${rest}`}`;
  return rest === '' ? text : rest;
}
