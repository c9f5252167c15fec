import type { Character, ClassLevels } from '#domain/character/character.ts';
import { freshClass, pathAt } from '#domain/character/classes/class-levels.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { quoted } from '#domain/character/interchange/quoted.ts';
import { within } from '#domain/character/interchange/clamp.ts';
import { yes } from '#domain/result.ts';
import { classIds, highestLevel, hitDieIds } from '#domain/srd/class-rules.ts';
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

/** The known classes of the document, each once, and lines for those that are not kept. */
function knownIn({ classes: written }: BeyondDocument): Found<KnownClass[]> {
  const found: KnownClass[] = [];
  const report: string[] = [];
  let open = highestLevel;
  const first = (each: BeyondClass) => (each.isStartingClass === true ? 0 : 1);
  const sorted = written.toSorted((a, b) => first(a) - first(b) || levelIn(b) - levelIn(a));
  for (const each of sorted) {
    const id = classIds.find((one) => one === slugOf(each.definition.name));
    const level = Math.min(open, levelIn(each));
    const classText = `The class ${quoted(each.definition.name)} of level ${levelIn(each)}`;
    if (!id) report.push(`${classText} cannot be imported: it is none of SRD 5.2.`);
    else if (found.some((one) => one.id === id)) report.push(`${classText} is in the file twice: these levels are lost.`);
    else if (level < levelIn(each))
      report.push(`There are ${highestLevel} levels in all: ${classes[id].name} keeps ${level} of ${levelIn(each)}.`);
    if (!id || level === 0 || found.some((one) => one.id === id)) continue;
    found.push({ id, level, written: each });
    open -= level;
  }
  return { value: found, report };
}

/** The classes that are known, the one that was taken first before the others; refuses where there is none. */
export function classesIn(document: BeyondDocument): CharacterResult<Found<[KnownClass, ...KnownClass[]]>> {
  const {
    value: [first, ...rest],
    report,
  } = knownIn(document);
  if (!first) return refuse('classIsUnknown', { class: quoted(document.classes[0]?.definition.name ?? '').slice(1, -1) });
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

/** What was chosen as the order of a class; null where it has none. */
function orderIn(document: BeyondDocument, id: ClassId): ClassLevels['order'] {
  const chosen = document.options.class.map(({ definition }) => slugOf(definition.name));
  const { order } = classes[id];
  if (order === null) return null;
  if (chosen.includes(slugOf(order.fighter))) return 'fighter';
  return chosen.includes(slugOf(order.scholar)) ? 'scholar' : null;
}

/** Spent hit dice by their size. */
function hitDiceIn(kept: readonly KnownClass[]): Character['hitDiceSpent'] {
  const counts = hitDieIds.map((size): [string, number] => {
    const ofSize = kept.filter(({ id }) => `d${classes[id].hitDie}` === size);
    return [size, ofSize.reduce((sum, { level, written }) => sum + within(written.hitDiceUsed ?? 0, 0, level), 0)];
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** A character with the levels of the document, and what was lost of its classes. What hit dice gave is kept where there is one class. */
export function withClasses(
  character: Character,
  document: BeyondDocument,
  [first, ...others]: readonly [KnownClass, ...KnownClass[]],
): Found<Character> {
  const isAlone = document.classes.length === 1;
  const taken = (each: KnownClass): ClassLevels => ({
    ...freshClass(each.id),
    level: each.level,
    subclass: pathAt(each.id, each.level, 'srd'),
    order: orderIn(document, each.id),
    hitPointGains: isAlone ? gainsOf(document.baseHitPoints ?? 0, each) : [],
  });
  const kept = [first, ...others];
  const value: Character = { ...character, classes: [taken(first), ...others.map(taken)], hitDiceSpent: hitDiceIn(kept) };
  return { value, report: kept.flatMap(pathReport) };
}
