import type { ClassId } from '#domain/srd/class-rules.ts';
import { classIds } from '#domain/srd/class-rules.ts';
import type { SpeciesId } from '#domain/srd/species-ids.ts';
import { speciesIds } from '#domain/srd/species-ids.ts';

export const longestCharacterName = 60;

const quickSpecies: readonly SpeciesId[] = ['human', 'elf', 'dwarf', 'halfling', 'orc', 'tiefling', 'dragonborn'];
const quickClasses: readonly ClassId[] = ['fighter', 'wizard', 'rogue', 'cleric', 'barbarian', 'ranger', 'paladin', 'warlock'];

/** The races and classes the form offers: seven and eight by the quick rules, nine and twelve by SRD 5.2. */
export function formOptions(ruleSet: 'quick' | 'srd'): { races: readonly SpeciesId[]; classes: readonly ClassId[] } {
  return ruleSet === 'quick' ? { races: quickSpecies, classes: quickClasses } : { races: speciesIds, classes: classIds };
}
