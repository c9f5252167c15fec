import type { SpeciesId } from './species-ids.ts';

/** A spell that a species or its ancestors give: known, always prepared, and so often a day without a slot (SRD 5.2). */
export interface SpeciesSpell {
  spell: string;
  /** From this level of the character on. */
  from: number;
  /** How often between long rests without a slot; null for not at all, or for a cantrip. */
  free: 'once' | 'proficiency' | 'atWill' | null;
}

const cantrip = (spell: string): SpeciesSpell => ({ spell, from: 1, free: null });
const later = (from: number, spell: string): SpeciesSpell => ({ spell, from, free: 'once' });

/** Spells of each line of ancestors. */
const byLineage: Record<string, readonly SpeciesSpell[]> = {
  Drow: [cantrip('dancing-lights'), later(3, 'faerie-fire'), later(5, 'darkness')],
  'High Elf': [cantrip('prestidigitation'), later(3, 'detect-magic'), later(5, 'misty-step')],
  'Wood Elf': [cantrip('druidcraft'), later(3, 'longstrider'), later(5, 'pass-without-trace')],
  'Forest Gnome': [cantrip('minor-illusion'), { spell: 'speak-with-animals', from: 1, free: 'proficiency' }],
  'Rock Gnome': [cantrip('mending'), cantrip('prestidigitation')],
  Abyssal: [cantrip('poison-spray'), later(3, 'ray-of-sickness'), later(5, 'hold-person')],
  Chthonic: [cantrip('chill-touch'), later(3, 'false-life'), later(5, 'ray-of-enfeeblement')],
  Infernal: [cantrip('fire-bolt'), later(3, 'hellish-rebuke'), later(5, 'darkness')],
};

const bySpecies: Partial<Record<SpeciesId, readonly SpeciesSpell[]>> = { tiefling: [cantrip('thaumaturgy')] };

/** Every spell that somebody of a species and of these ancestors has at some level. */
export function speciesSpells(species: SpeciesId, lineage: string | null): readonly SpeciesSpell[] {
  const own = bySpecies[species] ?? [];
  return lineage !== null && Object.hasOwn(byLineage, lineage) ? [...own, ...(byLineage[lineage] ?? [])] : own;
}

/** Those that somebody has from level 1 on: nothing is gained by choosing one of them again. */
export function spellsBornWith(species: SpeciesId, lineage: string | null): string[] {
  return speciesSpells(species, lineage).flatMap(({ spell, from }) => (from === 1 ? spell : []));
}
