import type { ClassId } from '#domain/srd/class-rules.ts';
import { oneOf, readTable, slugOf } from '#domain/srd/read-table.ts';

const schools = ['abjuration', 'conjuration', 'divination', 'enchantment', 'evocation', 'illusion', 'necromancy', 'transmutation'] as const;
export type School = (typeof schools)[number];

/** Facts of a spell as they stand in SRD 5.2; what it does is told by the table's own book. */
export interface Spell {
  id: string;
  name: string;
  /** 0 for a cantrip. */
  level: number;
  school: School;
  classes: readonly ClassId[];
  castingTime: string;
  ritual: boolean;
  range: string;
  /** Voice, gesture, material. */
  components: readonly string[];
  duration: string;
  concentration: boolean;
}

const classOf: Record<string, ClassId> = {
  B: 'bard',
  C: 'cleric',
  D: 'druid',
  K: 'warlock',
  P: 'paladin',
  R: 'ranger',
  S: 'sorcerer',
  W: 'wizard',
};
const components = ['V', 'S', 'M'] as const;
const ritualMark = ' or ritual';
const concentrationMark = 'c ';

function classesIn(cell: string): ClassId[] {
  return cell.split('').map((letter) => {
    const found = classOf[letter];
    if (!found) throw new Error(`no class is written ${letter}`);
    return found;
  });
}

/**
 * Reads spells of one level. Columns: name, school, classes by letter (K is the warlock), casting time, range, components,
 * duration; a duration marked with a c needs concentration.
 */
export function readSpells(level: number, table: string): Spell[] {
  return readTable(table, 7).map(([name = '', school, who = '', time = '', range = '', needs = '', duration = '']) => ({
    id: slugOf(name),
    name,
    level,
    school: oneOf(schools, school),
    classes: classesIn(who),
    castingTime: time.replace(ritualMark, ''),
    ritual: time.endsWith(ritualMark),
    range,
    components: needs.split('').map((letter) => oneOf(components, letter)),
    duration: duration.replace(concentrationMark, ''),
    concentration: duration.startsWith(concentrationMark),
  }));
}
