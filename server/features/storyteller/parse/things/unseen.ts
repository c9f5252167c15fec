import type { Adventure, Npc } from '#domain/narration/adventure.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { isSilenced } from '#domain/narration/scene-tags/tags-here.ts';
import type { Skill } from '#domain/rules/skill.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';

const whom = String.raw`(?:s?he|they|him|her|them|it|(?:the |that )?\p{L}+(?: \p{L}+)?|no one|noone|nobody|anyone|anybody)`;
const notices = '(?:notic|see|hear|know|realiz|realis|watch|look|find|spot|catch)';
/** That somebody is not to see what is done: "without her noticing", "so nobody sees", "on the quiet". */
const unnoticed = new RegExp(
  [
    String.raw`,? (?:so|such) (?:that )?(?:${whom}) (?:(?:does|do|will|can|would|could)(?:n't| not)|doesnt|dont|wont|cant|never) ${notices}\p{L}*(?: (?:it|me|us|that|anything|a thing))?`,
    String.raw`,? so (?:that )?(?:nobody|no one|noone) ${notices}\p{L}*(?: (?:it|me|us|that|anything|a thing))?`,
    String.raw`,? without (?:${whom}) (?:${notices}\p{L}*|finding out)(?: (?:it|me|us|that|anything|a thing))?`,
    String.raw`,? (?:and )?mak(?:e|ing) sure (?:that )?(?:${whom}) (?:doesn't |does not |don't |can't )?${notices}\p{L}*(?: (?:it|me|us|that|anything))?`,
    String.raw`,? (?:and )?(?:nobody|no one|noone) (?:should|must|may|can|needs to) ${notices}\p{L}*(?: (?:it|me|us|that|anything|a thing))?`,
    String.raw`,? (?:while|when) (?:\p{L}+['’]s|(?:his|her|their)) backs? (?:is|are) turned`,
    String.raw`,? (?:while|when|as long as) (?:nobody|no one|noone)(?:'s| is)? (?:looking|watching|looks|watches)`,
    String.raw`,? (?:on the (?:quiet|sly|down low)|behind (?:his|her|their) backs?|without (?:being|getting) (?:seen|noticed|caught|heard))`,
  ].join('|'),
  'giu',
);
/** What somebody's eyes do while nobody is looking. */
const away = String.raw`(?:(?:is|are|'s|’s|'re|isn't|aren't|isnt|arent|does|do|doesn't|don't|not|all|both|so|still|too|finally|is not|are not) )*(?:look|watch|turn|glanc|gaz|star|fac|pay)(?:s|es|ing|e)?(?: (?:away|elsewhere|aside|around|round|back|off|out|down|up|the other way|somewhere else|another way|attention|(?:her|his|their) (?:back|head|eyes?)s?(?: away)?|(?:him|her|them|it|(?:(?:the|that|an?|his|her|their) )?(?!me\b|us\b|my\b)\p{L}+)|(?:at|over|in|into|to|through|towards?|on|for) (?!me\b|us\b)[^,]+?))?`;
const busy = String.raw`(?:(?:is|are|'s|’s|'re|all|both|so|still|too) )*(?:busy|distracted|occupied|asleep|engrossed|deep in talk|away|gone)(?: (?:with|by|in|over|at) [^,]+?)?`;
const who = String.raw`(?:s?hes?|they(?:re)?|(?:everyone|everybody|nobody|no one)s?|it|no one|nobody|everyone|everybody|(?:mr|mrs|miss|old|the|that|mother) [\p{L}]+(?: \p{L}+)?|\p{L}+)`;
/** That nobody sees it, before what is done: "when he's not looking, I take it", "I wait until she looks away, then I take it". */
const unseenFirst = new RegExp(
  [
    String.raw`^(?:(?:and|so|ok(?:ay)?|right|then|but|(?:(?:new|my|the) )?(?:plan|scheme|idea)),?:? )*(?:when|while|whilst|once|as soon as|the moment|now that|since)(?: that)? (?:${who})(?: |(?=['’]))(?:${away}|${busy}),? (?=(?:i|we)\b)`,
    String.raw`^(?:(?:and|so|ok(?:ay)?|right|then|but),? )*(?:i|we) wait (?:until|till|for the moment when|for when) (?:${who})(?: |(?=['’]))(?:${away}|${busy}),? (?:(?:and|then|before) )+(?=(?:i|we)\b|\p{L}+)`,
    String.raw`^in (?:all )?(?:the|that|this) (?:confusion|commotion|noise|din|chaos|tumult|hubbub|uproar),? (?=(?:i|we)\b)`,
  ].join('|'),
  'iu',
);
const unseenLast = new RegExp(
  String.raw`^(?<act>(?:i|we)\b.+?),? (?:when|while|whilst|once|as soon as) (?:${who})(?: |(?=['’]))(?:${away}|${busy})(?<end>[.!]*)$`,
  'iu',
);
/** Acts that can be seen or not: nobody looks or goes unseen by such words. */
const canBeSeen =
  /\b(?:take|grab|steal|nick|pinch|swipe|pocket|snatch|lift|slip|slide|sneak|palm|filch|pilfer|nab|unhook|help (?:my|our)sel(?:f|ves)|dip|get|hide|put|drop|pour|open|cut|untie)\b/iu;

/** Whether words only say that the eyes of others are elsewhere just then: "when Corm looks away". */
export const isUnseenMoment = (text: string): boolean => !/\bi\b/iu.test(text) && unseenFirst.test(`${text.trim()}, I do`);

/** A sentence without the eyes that are turned elsewhere by themselves, where what is done meanwhile is to be unseen. */
function whileUnseen(sentence: string): string | undefined {
  if (/\?\s*$/u.test(sentence)) return undefined;
  const first = sentence.trim().replace(unseenFirst, '');
  const { act: done = '', end = '' } = unseenLast.exec(first)?.groups ?? {};
  const left = done === '' ? first : `${done}${end}`;
  if (left === sentence.trim() || !canBeSeen.test(left)) return undefined;
  const act = softly.test(left) ? left : left.replace(canBeSeen, (verb) => `quietly ${verb}`);
  return /^(?:i|we)\b/iu.test(act) ? act : `I ${act}`;
}

/** Words that say already that it is done unseen. */
export const softly = /\b(?:quietly|silently|stealthily|secretly|unseen|unnoticed|sneakily|softly)\b/i;

/** "Quiet as a mouse". */
const asMice =
  /,? (?:as )?(?:quiet|silent|soft)(?:ly)? as (?:an?|the) (?:\p{L}+ )?(?:mouse|mice|shadow|grave|cat|church|snow|ghost)(?: mouse)?\b/giu;

/** A line in which it is said by one word that nobody is to see it. Direct speech stays as it is. */
export function withUnseen(text: string): string {
  return text
    .split(/(?<=[.!?])(?=\s)/)
    .map((sentence) => {
      if (/["“”]/.test(sentence)) return sentence;
      const said = stealing.test(sentence) ? sentence.replace(asMice, ' quietly') : sentence;
      const seenByNone = whileUnseen(said);
      if (seenByNone === undefined && !unnoticed.test(said)) return said;
      unnoticed.lastIndex = 0;
      const gap = /^\s*/u.exec(sentence)?.[0] ?? '';
      const plain = (seenByNone === undefined ? said : `${gap}${seenByNone}`)
        .replaceAll(unnoticed, '')
        .replace(/ (?:first|now|too)(?=[.!?]*$)/i, '');
      if (softly.test(plain)) return plain;
      return plain.replace(/\s*([.!?]*)$/, ' quietly$1');
    })
    .join('');
}

/** Words of taking something from somebody. */
export const stealing = /\b(?:steal|nick|pinch|filch|palm|swipe|pilfer|lift|snaffle|pickpocket|sneak)(?:s|es|ing)?\b/i;
/** Words of doing it so that nobody sees. */
const byStealth = /\b(?:quietly|silently|stealthily|secretly|unseen|unnoticed|sneakily)\b/i;
/** Skills by which somebody takes a thing unseen. */
const ofStealth: readonly (Skill | null)[] = ['stealth', 'sleight of hand'];

/** Those who would see what is done here. */
export function onlookers(adventure: Adventure, state: PlayState): Npc[] {
  return presentNpcs(adventure, state).filter((npc) => !isSilenced(adventure, state, npc) && !isBeast(npc));
}

/** Whether something is taken so that nobody may see it. */
export function isByStealth({ kind, change, skill, namesSkill, clauses }: HeroAction): boolean {
  if (kind !== 'take' && change?.state !== 'carried') return false;
  const words = clauses.join(' ');
  return stealing.test(words) || byStealth.test(words) || (namesSkill && ofStealth.includes(skill));
}

/** The check that shows whether somebody has seen a thing taken; null where nobody is there to see, or it is taken openly. */
export function stealthTrial(action: HeroAction, adventure: Adventure, state: PlayState, dc: number): { skill: Skill; dc: number } | null {
  if (!isByStealth(action) || onlookers(adventure, state).length === 0) return null;
  return { skill: action.namesSkill && ofStealth.includes(action.skill) ? (action.skill ?? 'stealth') : 'stealth', dc };
}
