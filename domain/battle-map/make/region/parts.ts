import { neighboursOf } from '#domain/battle-map/grid.ts';
import type { Grid } from '#domain/battle-map/grid.ts';

/** Cells that hang together, in groups, the largest first. */
export function partsOf(grid: Grid, cells: Iterable<number>): number[][] {
  const left = new Set(cells);
  const parts: number[][] = [];
  for (const first of left) {
    left.delete(first);
    const part = [first];
    for (const cell of part)
      for (const next of neighboursOf(grid, cell)) {
        if (!left.delete(next)) continue;
        part.push(next);
      }
    parts.push(part);
  }
  return parts.toSorted((one, other) => other.length - one.length);
}
