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
const softly = /\b(?:quietly|silently|stealthily|secretly|unseen|unnoticed|sneakily|softly)\b/i;

/** A line in which it is said by one word that nobody is to see it. Direct speech stays as it is. */
export function withUnseen(text: string): string {
  return text
    .split(/(?<=[.!?])(?=\s)/)
    .map((sentence) => {
      if (/["“”]/.test(sentence) || !unnoticed.test(sentence)) return sentence;
      unnoticed.lastIndex = 0;
      const plain = sentence.replaceAll(unnoticed, '').replace(/ (?:first|now|too)(?=[.!?]*$)/i, '');
      if (softly.test(plain)) return plain;
      return plain.replace(/\s*([.!?]*)$/, ' quietly$1');
    })
    .join('');
}

/** Words of taking something from somebody. */
export const stealing = /\b(?:steal|nick|pinch|filch|palm|swipe|pilfer|lift|snaffle|pickpocket)(?:s|es|ing)?\b/i;
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
