import type { Character } from '#domain/character/character.ts';
import { featuresOf } from '#domain/character/sheet/features.ts';
import { scoreOf } from '#domain/character/sheet/scores.ts';
import { conditionsOf } from '#domain/character/sheet/state.ts';
import { indomitableMight } from '#domain/dice/least-total.ts';
import type { D20Test } from './d20-test.ts';

const mind = ['intelligence', 'wisdom', 'charisma'];

/** Traits and features of SRD 5.2.1 that always give advantage, by their names on the sheet. */
const helping: Readonly<Record<string, (test: D20Test, character: Character) => boolean>> = {
  'Gnomish Cunning': ({ kind, ability }) => kind === 'save' && ability !== null && mind.includes(ability),
  'Danger Sense': ({ kind, ability }, character) =>
    kind === 'save' && ability === 'dexterity' && !conditionsOf(character).includes('incapacitated'),
  'Feral Instinct': ({ kind }) => kind === 'initiative',
  'Remarkable Athlete': ({ kind, skill }) => kind === 'initiative' || skill === 'athletics',
};

/** The names of what a character is or has learned that gives this test advantage; none by the quick rules. */
export function traitsFor(character: Character, test: D20Test): string[] {
  return featuresOf(character).flatMap(({ name }) => (helping[name]?.(test, character) === true ? [name] : []));
}

/** Reliable Talent (SRD 5.2.1): a rogue's low d20 counts as 10 in a check of a skill that they are proficient in. */
export function isReliable(character: Character, { kind, skill }: D20Test): boolean {
  if (kind !== 'check' || skill === null || !character.skills.includes(skill)) return false;
  return hasReliableTalent(character);
}

/** Whether a low d20 of what they are trained in counts as 10. */
export function hasReliableTalent(character: Character): boolean {
  return featuresOf(character).some(({ name }) => name === 'Reliable Talent');
}

/** Luck of the halflings (SRD 5.2.1): a d20 that shows 1 is rolled again. */
export function isLucky(character: Character): boolean {
  return featuresOf(character).some(({ name }) => name === 'Luck');
}

/** What the total of a test is at least: of strength, the score itself, for who has Indomitable Might (SRD 5.2.1). */
export function leastTotalOf(character: Character, { kind, ability }: D20Test): { leastTotal?: number } {
  if (ability !== 'strength' || (kind !== 'check' && kind !== 'save')) return {};
  const isMighty = featuresOf(character).some(({ name }) => name === indomitableMight);
  return isMighty ? { leastTotal: scoreOf(character, 'strength') } : {};
}
