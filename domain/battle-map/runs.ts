/**
 * A row of signs, one for each cell, written as how often each stands in a row: `....##` is `4.2#`. The map of a cellar or of what
 * somebody sees has few long runs, so that it is a hundredth of its cells long. Signs are never digits.
 */
export function toRuns(signs: string): string {
  let runs = '';
  for (let at = 0; at < signs.length;) {
    let end = at + 1;
    while (end < signs.length && signs[end] === signs[at]) end += 1;
    runs += `${end - at}${signs[at]}`;
    at = end;
  }
  return runs;
}

/** The signs of so many cells; what is missing is filled up, and what is too much left out. */
export function fromRuns(runs: string, cells: number, fill: string): string {
  let signs = '';
  for (const [, count, sign] of runs.matchAll(/(\d{1,6})([^\d])/g)) {
    if (signs.length >= cells || sign === undefined) break;
    signs += sign.repeat(Math.min(Number(count), cells - signs.length));
  }
  return signs.padEnd(cells, fill);
}
