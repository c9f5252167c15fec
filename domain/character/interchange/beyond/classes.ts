import type { Character } from '#domain/character/character.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { quoted } from '#domain/character/interchange/quoted.ts';
import { within } from '#domain/character/interchange/within.ts';
import { fixedGainOf } from '#domain/character/sheet/hit-points.ts';
import { yes } from '#domain/result.ts';
import { classIds, highestLevel } from '#domain/srd/class-rules.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { slugOf } from '#domain/srd/slug.ts';
import type { BeyondClass, BeyondDocument } from './document.ts';
import type { Found } from './origin.ts';

/** A class of the document that is known here. */
export interface KnownClass {
  id: ClassId;
  level: number;
  written: BeyondClass;
}

/** What the paths of SRD 5.2 were called before. */
const earlierPaths: Readonly<Record<string, string>> = {
  'school-of-evocation': 'Evoker',
  'way-of-the-open-hand': 'Warrior of the Open Hand',
  'draconic-bloodline': 'Draconic Sorcery',
  'the-fiend': 'Fiend Patron',
};

const levelIn = ({ level }: BeyondClass) => within(level, 1, highestLevel);

/** The classes that are known, the one with the most levels first; refuses where there is none. */
export function classesIn({ classes: written }: BeyondDocument): CharacterResult<Found<[KnownClass, ...KnownClass[]]>> {
  const known = written.flatMap((each): KnownClass[] => {
    const id = classIds.find((one) => one === slugOf(each.definition.name));
    return id ? [{ id, level: levelIn(each), written: each }] : [];
  });
  const [first, ...rest] = known.toSorted((a, b) => b.level - a.level);
  if (!first) return refuse('classIsUnknown', { class: quoted(written[0]?.definition.name ?? '').slice(1, -1) });
  const strange = written.filter((each) => !known.some((one) => one.written === each));
  const report = strange.map(
    (each) => `The class ${quoted(each.definition.name)} of level ${levelIn(each)} cannot be imported: it is none of SRD 5.2.`,
  );
  return yes({ value: [first, ...rest], report });
}

/** What is lost of the path of a class. */
function pathReport({ id, written }: KnownClass): string[] {
  const name = written.subclassDefinition?.name ?? '';
  const ours = classes[id].subclass.name;
  if (name === '' || slugOf(name) === slugOf(ours)) return [];
  if (earlierPaths[slugOf(name)] === ours) return [`The subclass ${quoted(name)} is ${ours} by the rules here.`];
  return [`The subclass ${quoted(name)} cannot be imported: the ${id} here follows ${ours}.`];
}

/** What the hit dice gave in all, spread evenly over the levels after the first; nothing where it cannot have been so. */
function gainsOf(total: number, { id, level }: KnownClass): number[] {
  const { hitDie } = classes[id];
  const later = level - 1;
  const left = total - hitDie;
  if (later === 0 || !Number.isInteger(left) || left < later || left > later * hitDie) return [];
  const each = Math.floor(left / later);
  return Array.from({ length: later }, (_, index) => (index < left % later ? each + 1 : each));
}

/** A character with the levels of the document, and what was lost of its classes. */
export function withClasses(
  character: Character,
  document: BeyondDocument,
  [kept, ...others]: readonly [KnownClass, ...KnownClass[]],
): Found<Character> {
  const { id, level, written } = kept;
  const chosen = document.options.class.map(({ definition }) => slugOf(definition.name));
  const { order } = classes[id];
  const isAlone = document.classes.length === 1;
  const value: Character = {
    ...character,
    class: id,
    level,
    hitPointGains: isAlone
      ? gainsOf(document.baseHitPoints ?? 0, kept)
      : Array.from({ length: level - 1 }, () => fixedGainOf(classes[id].hitDie)),
    hitDiceSpent: within(written.hitDiceUsed ?? 0, 0, level),
    order:
      order === null
        ? null
        : chosen.includes(slugOf(order.fighter))
          ? 'fighter'
          : chosen.includes(slugOf(order.scholar))
            ? 'scholar'
            : null,
  };
  const lost = others.map(
    (other) =>
      `A character has one class here: ${classes[id].name} of level ${level} is kept, ${classes[other.id].name} of level ${other.level} is not.`,
  );
  return { value, report: [...lost, ...[kept, ...others].flatMap(pathReport)] };
}
