import type { Character, ClassLevels } from '#domain/character/character.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { subclassLevel } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { slugOf } from '#domain/srd/slug.ts';

type Classes = Pick<Character, 'classes'>;

/** The class that a character began with. */
export function firstClassOf({ classes: [first] }: Classes): ClassLevels {
  return first;
}

/** What a character has of a class; undefined where they have not taken it. */
export function classTaken({ classes: taken }: Classes, id: ClassId): ClassLevels | undefined {
  return taken.find((each) => each.class === id);
}

/** The level in a class; 0 for a class that was not taken. */
export function classLevelOf(character: Classes, id: ClassId): number {
  return classTaken(character, id)?.level ?? 0;
}

/** Whether a character walks the path of a class, as its levels from the third on do. */
export function hasPathOf(character: Classes, id: ClassId): boolean {
  return (classTaken(character, id)?.subclass ?? null) !== null;
}

/** The path that SRD 5.2 knows of a class, by its id. */
export const pathOf = (id: ClassId): string => slugOf(classes[id].subclass.name);

/** The path of a class at a level: none before the third, and none by the quick rules. */
export function pathAt(id: ClassId, level: number, ruleSet: Character['ruleSet']): string | null {
  return ruleSet === 'srd' && level >= subclassLevel ? pathOf(id) : null;
}

/** The first level of a class, with nothing chosen yet. */
export function freshClass(id: ClassId): ClassLevels {
  return { class: id, subclass: null, level: 1, order: null, hitPointGains: [] };
}

/** The classes with one of them changed, or added at the end where it is new. */
export function withClass({ classes: [first, ...rest] }: Classes, changed: ClassLevels): Character['classes'] {
  if (first.class === changed.class) return [changed, ...rest];
  const isTaken = rest.some((each) => each.class === changed.class);
  return [first, ...(isTaken ? rest.map((each) => (each.class === changed.class ? changed : each)) : [...rest, changed])];
}
