import { withMarks } from '#server/features/storyteller/parse/words/clean-text.ts';
import { isBeing } from '#server/features/storyteller/parse/things/missing.ts';
import { isConcrete } from '#server/features/storyteller/parse/things/concrete.ts';
import type { AskedQuestion } from './question-kinds.ts';

const leads = /^(?:(?:so|and|but|or|ok|okay|wait|well|hm+|um+|uh+|er|hey|oh|also|maybe|then|now|lol|narrator|gm|dm)[,.!]*\s+)+/;
const there = '(?:(?:is|are|was|were) there|do (?:i|we) see|can (?:i|we) see)';
/** Taking things, whatever it is called. */
const take =
  '(?:tak|steal|pinch|nick|swip|grabb?|pocket|borrow|loot|snatch|pilfer|lift|carry|carry off|rob)(?:e|ing)?(?: off| away| along)?';
const takeable = new RegExp(
  String.raw`^(?:what(?:'s| is| are| else is)?(?: there)?(?: here| in here| around here)?(?: that's| that is)? (?:worth|good to|there to|to|left to|easy to|safe to) ${take}\b.*|(?:${there} )?(?:any|some)thing(?: else)?(?: here| in here| around| lying about| lying around)?(?: that's| that is)? (?:worth|to|good to|easy to) ${take}\b.*|what (?:else )?(?:can|could|should|might|may|would) (?:i|we) (?:easily |quietly |safely )?${take}(?: (?:here|from here|in here|along|with (?:me|us)|without .*|quietly|unseen))*|(?:${there} )?(?:(?:any|some)thing|(?:any|some)(?: other| more)?) (?:(?:valuable|precious|shiny|useful|good|of value|expensive|of use)\b ?)(?:stuff|things?|items?|gear)?(?: (?:(?:to|that|i|we) .*|(?:lying |standing )?(?:about|around|here|in here|nearby)))?|(?:is there )?any(?: good)? loot\b.*|(?:(?:i|we) )?${take}s? (?:anything|whatever|everything|all)(?: that)? (?:(?:looks?|seems?|sounds?) (?:like |useful|valuable|important|good|worth)|(?:might|may|could) (?:be|help|prove)|is (?:useful|valuable|of use|worth)|useful|valuable|of (?:use|value|interest)|worth)\b.*)$`,
);
const cover = new RegExp(
  String.raw`^(?:(?:${there} )?(?:any|some)(?:thing|where|place| place| spot| cover)?(?: here| around| nearby)? ?(?:(?:i|we) (?:can|could) |to |for )?(?:hide|duck|crouch|take cover|get|hiding)(?: (?:behind|in|under|inside|here|place|spot))*(?: .{0,20})?|(?:what|where) (?:can|could|should|might) (?:i|we) (?:hide|duck|crouch|take cover)(?: (?:behind|in|under|here|around here))*|what(?:'s| is) (?:there )?to hide (?:behind|in|under)(?: here)?|(?:${there} )?(?:any|some) (?:cover|hiding (?:place|spot))s?\b.*)$`,
);
/** What may be here or not: "any milk left in the cup", "is there a bunk with boots in it". */
const isThere = new RegExp(
  String.raw`^(?:${there} (?:still |maybe |perhaps |also |really )*(?:any|an?|some|another)|(?:still )?any)(?: (?:other|more|actual|good))? (?<subject>\p{L}.{1,60})$`,
  'u',
);
/** What a look or a roll finds, what is for somebody to say, and ways. */
const others =
  /^(?:(?:other |more )?(?:ways?|exits?)\b|(?:\p{L}+ )?(?:traps?|dangers?|signs?|tracks?|footprints?|clues?|traces?|chances?|ideas?|hints?|news|reasons?|questions?|advice|luck|rooms?|beds?|work|jobs?)\b|of (?:you|them|us)\b|(?:body|one|thing|where)\b)/u;

/** Where the name of a thing ends. */
const afterThing =
  / (?:left|i|we|or|which|who|that|lying|standing|hanging|of|in|on|at|with|from|by|along|to|for|under|behind|inside|near|over|here|there|around|about)\b.*$/;

/** A question in small letters, without what only leads up to it. */
const plain = (text: string): string =>
  withMarks(text.toLowerCase().replaceAll('’', "'"))
    .replaceAll(/\s+/g, ' ')
    .replace(/[\s.!?,]+$/, '')
    .replace(leads, '')
    .replace(/ (?:lol|haha|btw|by the way|please|pls|then|tho|though|right now|now)$/, '')
    .trim();

/**
 * The question of a clause about what there is in a place: whether there is something, what could be taken, and what one could hide
 * behind; null for all others. `isAsked` is where the words are for the narrator.
 */
export function hereQuestionOf(clause: string, isAsked: boolean): AskedQuestion | null {
  const text = plain(clause);
  if (/\byou\b/.test(text)) return null;
  if (takeable.test(text)) return { asks: 'takeable', subject: null };
  if (cover.test(text)) return { asks: 'cover', subject: null };
  const subject = isThere.exec(text)?.groups?.['subject'];
  if (subject === undefined || others.test(subject)) return null;
  const head = subject.replace(afterThing, '').split(' ').at(-1) ?? '';
  return isAsked || isConcrete(head) || isBeing(head) ? { asks: 'seen', subject } : null;
}
