import type { Character, KnownSpell } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { masteredAs } from '#domain/character/classes/mastered-spells.ts';
import { invocationSpells } from '#domain/srd/invocation-spells.ts';
import { speciesSpells } from '#domain/srd/species-spells.ts';
import type { SpeciesSpell } from '#domain/srd/species-spells.ts';

/** The invocations that are known and cast a spell without a slot. */
export function castingInvocations({ options }: Pick<Character, 'options'>): typeof invocationSpells {
  const known = options['eldritch-invocations'] ?? [];
  return invocationSpells.filter(({ id }) => known.includes(id));
}

/** Spells that the species and its ancestors give by a level; none by the quick rules. */
export function spellsOfSpecies(
  { ruleSet, species, lineage }: Pick<Character, 'ruleSet' | 'species' | 'lineage'>,
  level: number,
): SpeciesSpell[] {
  return ruleSet === 'quick' ? [] : speciesSpells(species, lineage).filter(({ from }) => from <= level);
}

/** Spells that the species and its ancestors give at this level, and those of invocations; none by the quick rules. */
export function givenSpells(character: Character): SpeciesSpell[] {
  if (character.ruleSet === 'quick') return [];
  const invoked = castingInvocations(character).map(({ spell, free }) => ({ spell, from: 1, free }));
  return [...spellsOfSpecies(character, levelOf(character)), ...invoked];
}

const asKnown = ({ spell }: SpeciesSpell): KnownSpell => ({ spell, prepared: true, from: 'other', class: null });

/** Spells that the species gives and that stand nowhere on the sheet. */
export function givenBeside(character: Character): KnownSpell[] {
  return givenSpells(character).flatMap((given) => (character.spells.some(({ spell }) => spell === given.spell) ? [] : [asKnown(given)]));
}

/** Spells of the sheet; those that a wizard has mastered are always prepared. */
function ownSpells(character: Character): KnownSpell[] {
  const { spells, mastered } = character;
  if (Object.keys(mastered).length === 0) return spells;
  return spells.map((known) => (masteredAs(character, known.spell) === null ? known : { ...known, prepared: true, from: 'other' }));
}

/** Every spell that is known: those of the sheet, and those that the species gives and that are not known otherwise. */
export function knownSpellsOf(character: Character): KnownSpell[] {
  const given = givenSpells(character).filter(({ spell }) => !character.spells.some((known) => known.spell === spell && known.prepared));
  const own = ownSpells(character);
  const kept = own.filter((known) => !given.some(({ spell }) => spell === known.spell));
  return given.length === 0 ? own : [...kept, ...given.map(asKnown)];
}
