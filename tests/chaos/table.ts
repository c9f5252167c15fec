import type { Row } from './run-scenario.ts';

const HEAD = ['scenario', 'engine', 'times', 'counted', 'holds'] as const;

/** The closing table as Markdown, with each broken promise spelt out below it. */
export function tableOf(rows: Row[]): string {
  const cells = rows.map((row) => [row.scenario, row.engine, String(row.repetitions), countedIn(row), verdictOn(row)]);
  const widths = HEAD.map((title, n) => Math.max(title.length, ...cells.map((row) => row[n]?.length ?? 0)));
  const line = (texts: readonly string[]) => `| ${texts.map((text, n) => text.padEnd(widths[n] ?? 0)).join(' | ')} |`;
  const failures = rows.flatMap(({ scenario, engine, outcome }) =>
    typeof outcome === 'string' ? [] : outcome.failures.map((failure) => `${scenario} on ${engine}: ${failure}`),
  );
  return [line(HEAD), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line), ...failures.map((each) => `\n${each}`)].join(
    '\n',
  );
}

/** Whether no promise was broken; what could not run on this system breaks none. */
export function allHold(rows: Row[]): boolean {
  return rows.every((row) => verdictOn(row) !== 'NO');
}

function countedIn({ outcome }: Row): string {
  if (typeof outcome === 'string') return outcome;
  return Object.entries(outcome.figures)
    .map(([what, count]) => `${what} ${typeof count === 'number' ? count.toLocaleString('en') : count}`)
    .join(', ');
}

function verdictOn({ outcome }: Row): 'yes' | 'NO' | 'not run' {
  if (typeof outcome === 'string') return 'not run';
  return outcome.failures.length === 0 ? 'yes' : 'NO';
}
