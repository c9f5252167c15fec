import type { ClassId } from './class-rules.ts';
import { cantrips } from './spells/cantrips.ts';
import { level1 } from './spells/level-1.ts';
import { level2 } from './spells/level-2.ts';
import { level3 } from './spells/level-3.ts';
import { level4 } from './spells/level-4.ts';
import { level5 } from './spells/level-5.ts';
import { level6 } from './spells/level-6.ts';
import { level7 } from './spells/level-7.ts';
import { level8 } from './spells/level-8.ts';
import { level9 } from './spells/level-9.ts';
import type { Spell } from './spells/spell.ts';

/** Spells of SRD 5.2, by level and then by the alphabet. */
export const spells: readonly Spell[] = [cantrips, level1, level2, level3, level4, level5, level6, level7, level8, level9].flat();

const byId = new Map(spells.map((spell) => [spell.id, spell]));

export function findSpell(id: string): Spell | undefined {
  return byId.get(id);
}

/** The spells of a class's list up to a level. */
export function spellsFor(name: ClassId, highest: number): Spell[] {
  return spells.filter((spell) => spell.classes.includes(name) && spell.level <= highest);
}
