import type { ClassId } from './class-rules.ts';
import { slugOf } from './slug.ts';
import { spellFiles } from './spells/spell-files.ts';
import type { Spell } from './spells/spell.ts';

/** Spells of SRD 5.2, by level and then by the alphabet. */
export const spells: readonly Spell[] = spellFiles.flatMap((rows, level) =>
  rows.map(({ ritual = false, concentration = false, ...facts }) => ({ ...facts, id: slugOf(facts.name), level, ritual, concentration })),
);

const byId = new Map(spells.map((spell) => [spell.id, spell]));

export function findSpell(id: string): Spell | undefined {
  return byId.get(id);
}

/** The spells of a class's list up to a level. */
export function spellsFor(name: ClassId, highest: number): Spell[] {
  return spells.filter((spell) => spell.classes.includes(name) && spell.level <= highest);
}
