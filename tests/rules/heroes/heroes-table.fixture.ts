import type { ClassId } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import type { Played } from './played-features.fixture.ts';

/** What a hero of one level could do in the fight. */
export interface HeroRow {
  id: ClassId;
  level: number;
  features: readonly Played[];
  spells: number;
}

const named = ({ feature, way }: Played) => (feature === way ? feature : `${feature}: ${way}`);
const list = (features: readonly Played[], outcome: Played['outcome']) =>
  features.filter((each) => each.outcome === outcome).map((each) => `${named(each)}${each.why === null ? '' : ` (${each.why})`}`);

/** A table whose columns are as wide as their widest cell. */
export function aligned(cells: readonly (readonly string[])[]): string[] {
  const widths = (cells[0] ?? []).map((_, column) => Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 3)).join(' | ')} |`;
  const [head = [], ...rest] = cells;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rest.map(line)];
}

/** The document that says what features of heroes do in a fight. */
export function heroesTable(rows: readonly HeroRow[]): string {
  const counted = rows.map(({ id, level, features, spells }) => {
    const count = (outcome: Played['outcome']) => list(features, outcome).length;
    return [classes[id].name, level, count('acted'), count('told'), count('judged'), count('refused'), spells].map(String);
  });
  const highest = rows.filter(({ level }) => level === 20);
  const told = highest.map(({ id, features }) => `- **${classes[id].name}**: ${list(features, 'told').join('; ') || 'nothing'}.`);
  const rowsOf = (outcome: Played['outcome']) =>
    highest.flatMap(({ id, features }) => {
      const names = list(features, outcome);
      return names.length === 0 ? [] : [`- **${classes[id].name}**: ${names.join('; ')}`];
    });
  const [refused, judged] = [rowsOf('refused'), rowsOf('judged')];
  return `${[
    '# What heroes do in a fight',
    '',
    'Twelve heroes, one of each class, are made and levelled by the product’s own steps, and play everything that their features, weapons and spells let them do. Their stories stand in `tests/rules/heroes`. That test writes this page, so it says what holds today. What always holds without being used, such as a better armor class, is not counted.',
    '',
    '- **Acts**: the fight rolls it, or changes hit points, effects, conditions or uses.',
    '- **Told**: the table reads that it is used, and what it costs is paid. The rest is for the table to judge.',
    '- **For the table**: the same, and its entry says why no rule of a fight carries it out.',
    '- **Cannot**: it is refused in a fight.',
    '',
    ...aligned([['Class', 'Level', 'Acts', 'Told', 'For the table', 'Cannot', 'Kinds of spells cast'], ...counted]),
    '',
    '## Told only, at level 20',
    '',
    ...told,
    '',
    '## For the table to judge, at level 20',
    '',
    ...(judged.length === 0 ? ['Nothing.'] : judged),
    '',
    '## Cannot be done in a fight, at level 20',
    '',
    ...(refused.length === 0 ? ['Nothing.'] : refused),
  ].join('\n')}\n`;
}
