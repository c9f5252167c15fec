import type { Character } from '#domain/character/character.ts';
import { speciesSpells } from '#domain/srd/species-spells.ts';
import type { SpeciesSpell } from '#domain/srd/species-spells.ts';

type Known = Character['spells'][number];

/** Spells that the species and its ancestors give at this level; none by the quick rules. */
export function givenSpells({ ruleSet, species, lineage, level }: Character): SpeciesSpell[] {
  return ruleSet === 'quick' ? [] : speciesSpells(species, lineage).filter(({ from }) => from <= level);
}

/** Every spell that is known: those of the sheet, and those that the species gives and that are not known otherwise. */
export function knownSpellsOf(character: Character): Known[] {
  const given = givenSpells(character).filter(({ spell }) => !character.spells.some((known) => known.spell === spell && known.prepared));
  const kept = character.spells.filter((known) => !given.some(({ spell }) => spell === known.spell));
  return given.length === 0 ? character.spells : [...kept, ...given.map(({ spell }): Known => ({ spell, prepared: true, from: 'other' }))];
}
