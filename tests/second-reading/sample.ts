import { drawOf, shuffled } from '#domain/idea/draw.ts';

/** One entry in this many is read. */
const sampled = 10;

/** A random tenth of each kind, rounded up, in the order in which the entries stand. The same seed draws the same entries. */
export function sampleOf(entries: Record<string, readonly string[]>, seed: string): Record<string, string[]> {
  const draw = drawOf(seed);
  const tenth = (rows: readonly string[]) => {
    const drawn = new Set(shuffled(rows, draw).slice(0, Math.ceil(rows.length / sampled)));
    return rows.filter((row) => drawn.has(row));
  };
  return Object.fromEntries(Object.entries(entries).map(([kind, rows]) => [kind, tenth(rows)]));
}
