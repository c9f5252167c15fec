import type { Character } from '#domain/character/character.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';

/** What the ancestors of a dragonborn breathed, and what those of a tiefling left behind. */
const byLineage: Record<string, DamageType> = {
  Black: 'acid',
  Blue: 'lightning',
  Brass: 'fire',
  Bronze: 'lightning',
  Copper: 'acid',
  Gold: 'fire',
  Green: 'poison',
  Red: 'fire',
  Silver: 'cold',
  White: 'cold',
  Abyssal: 'poison',
  Chthonic: 'necrotic',
  Infernal: 'fire',
};

/** Kinds of damage that do half by the species (SRD 5.2); none by the quick rules. What a class gives for a while is not among them. */
export function resistancesOf({ ruleSet, species, lineage }: Character): DamageType[] {
  if (ruleSet === 'quick') return [];
  if (species === 'dwarf') return ['poison'];
  const inherited = lineage === null || !Object.hasOwn(byLineage, lineage) ? undefined : byLineage[lineage];
  return inherited ? [inherited] : [];
}
