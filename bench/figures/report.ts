/** One line of the table: what was measured here, the bare reference of the same run, and the bar between them. */
export interface Figure {
  what: string;
  ours: string;
  bare: string;
  ratio: string;
  bar: string;
  holds: boolean;
}

interface Compared {
  what: string;
  unit: string;
  ours: number;
  bare: number;
  /** The most our figure may be as a share of the bare one; or the least, for what is better when larger. */
  atMost?: number;
  atLeast?: number;
}

/** A figure judged by its ratio to the bare reference; not to a number of milliseconds, which depends on the machine. */
export function compared({ what, unit, ours, bare, atMost, atLeast }: Compared): Figure {
  const ratio = ours / bare;
  const holds = (atMost === undefined || ratio <= atMost) && (atLeast === undefined || ratio >= atLeast);
  const bar = atMost === undefined ? (atLeast === undefined ? '' : `>= ${atLeast}`) : `<= ${atMost}`;
  return { what, ours: `${round(ours)} ${unit}`, bare: `${round(bare)} ${unit}`, ratio: ratio.toFixed(2), bar, holds };
}

/** A figure judged by itself. */
export function limited(what: string, unit: string, ours: number, most: number, bare = ''): Figure {
  return { what, ours: `${round(ours)} ${unit}`, bare, ratio: '', bar: `<= ${most} ${unit}`, holds: ours <= most };
}

/** Prints the figures as one table. */
export function print(figures: Figure[]): void {
  const head = ['', 'Hearthlore', 'bare', 'ratio', 'bar', 'holds'];
  const rows = figures.map(({ what, ours, bare, ratio, bar, holds }) => [
    what,
    ours,
    bare,
    ratio,
    bar,
    bar === '' ? '' : holds ? 'yes' : 'NO',
  ]);
  const widths = head.map((title, n) => Math.max(title.length, ...rows.map((row) => row[n]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, n) => (n === 0 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0))).join(' | ')} |`;
  console.log([line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n'));
}

function round(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(value < 10 ? 2 : 1);
}
