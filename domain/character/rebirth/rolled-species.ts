import type { Character } from '#domain/character/character.ts';
import type { CharacterStep } from '#domain/character/step.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { speciesIds } from '#domain/srd/species-ids.ts';
import type { SpeciesId } from '#domain/srd/species-ids.ts';
import { isCalledBack } from './called-back.ts';

/** What the die of Reincarnate shows for the first species: they stand in the order of the alphabet, and a 1 is rolled again (SRD 5.2.1). */
const firstShown = 2;

/** What the die of Reincarnate shows for a species. */
export const shownFor = (id: SpeciesId): number => speciesIds.indexOf(id) + firstShown;

/** What was rolled for the new body of somebody, with its species; null where nothing was. */
export function rolledBody({ activeEffects }: Pick<Character, 'activeEffects'>): { shown: number; species: SpeciesId } | null {
  const shown = activeEffects.findLast(isCalledBack)?.rolled;
  const species = shown === undefined ? undefined : speciesIds[shown - firstShown];
  return shown === undefined || species === undefined ? null : { shown, species };
}

/** Whoever was just called into a new body, with what was rolled for it; all others as they are. */
export function withRolledBody(step: CharacterStep, before: Pick<Character, 'activeEffects'>, [roll]: readonly Roll[]): CharacterStep {
  const had = new Set(before.activeEffects.map(({ id }) => id));
  const isNew = (effect: Character['activeEffects'][number]) => isCalledBack(effect) && !had.has(effect.id);
  if (roll === undefined || !step.character.activeEffects.some(isNew)) return step;
  const activeEffects = step.character.activeEffects.map((effect) => (isNew(effect) ? { ...effect, rolled: roll.total } : effect));
  return { ...step, character: { ...step.character, activeEffects } };
}
