import { barsStep, wayBarriers } from './barriers.ts';
import { cellAt, cellCount, columnOf, feetPerCell, neighboursOf, rowOf } from './grid.ts';
import { fromRuns } from './runs.ts';
import { cellsOf } from './sight.ts';
import { terrainSigns } from './terrain.ts';
import type { Ground, Token } from './state.ts';

/** A way from one cell to another: each cell after the first, and the feet that it costs. */
export interface Way {
  cells: number[];
  feet: number;
}

const isDifficult = (sign: string | undefined) => sign === terrainSigns.rough || sign === terrainSigns.water;

/** How many cells of movement it costs to enter some cells, of the signs of a ground. */
export const priceOf = (signs: string, entered: readonly number[]): number => (entered.some((cell) => isDifficult(signs[cell])) ? 2 : 1);

/**
 * The way of fewest feet for a token, and of those the straightest; null where there is none. Difficult ground costs twice its feet (SRD 5.2.1, Difficult Terrain).
 * `knows` leaves out cells that who goes does not know of.
 */
export function wayTo(
  ground: Ground,
  token: Pick<Token, 'cell' | 'size'>,
  to: number,
  knows: (cell: number) => boolean = () => true,
): Way | null {
  const { grid } = ground;
  if (to < 0 || to >= cellCount(grid)) return null;
  const step = stepper(ground, token.size);
  const costs = new Map<number, number>([[token.cell, 0]]);
  const from = new Map<number, number>();
  const lengths = new Map<number, number>([[token.cell, 0]]);
  const waves: number[][] = [[token.cell]];
  for (let cost = 0; cost < waves.length; cost += 1) {
    for (const cell of waves[cost] ?? []) {
      if (costs.get(cell) !== cost) continue;
      if (cell === to) return { cells: track(from, token.cell, to), feet: cost * feetPerCell };
      for (const next of neighboursOf(grid, cell)) {
        if (!knows(next)) continue;
        const price = step(cell, next);
        const total = cost + price;
        const known = costs.get(next) ?? Infinity;
        const length = (lengths.get(cell) ?? 0) + lengthOf(grid, cell, next);
        if (price === 0 || total > known || (total === known && length >= (lengths.get(next) ?? Infinity))) continue;
        costs.set(next, total);
        lengths.set(next, length);
        from.set(next, cell);
        if (total < known) (waves[total] ??= []).push(next);
      }
    }
  }
  return null;
}

/** How long a step is in widths of a cell: over a corner it costs as many feet as over a side, and goes further. */
const lengthOf = (grid: Ground['grid'], from: number, to: number): number =>
  grid.kind === 'square' && columnOf(grid, from) !== columnOf(grid, to) && rowOf(grid, from) !== rowOf(grid, to) ? Math.SQRT2 : 1;

/** What a step costs in cells; 0 where it cannot be taken. */
function stepper(ground: Ground, size: number): (from: number, to: number) => number {
  const { grid } = ground;
  const barriers = wayBarriers(ground);
  const signs = fromRuns(ground.terrain, cellCount(grid), terrainSigns.floor);
  return (from, to) => {
    const [column, row] = [columnOf(grid, to) - columnOf(grid, from), rowOf(grid, to) - rowOf(grid, from)];
    const covered = cellsOf(grid, { cell: from, size });
    if (columnOf(grid, to) + size > grid.columns || rowOf(grid, to) + size > grid.rows) return 0;
    const landed = size === 1 ? [to] : covered.map((cell) => cellAt(grid, columnOf(grid, cell) + column, rowOf(grid, cell) + row) ?? -1);
    if (landed.some((cell, at) => cell < 0 || barsStep(barriers, covered[at] ?? cell, cell))) return 0;
    return priceOf(signs, landed);
  };
}

/** Whether somebody so large can go from a cell to one beside it: no wall, no rock, within the map. */
export function mayStep(ground: Ground, size: number): (from: number, to: number) => boolean {
  const step = stepper(ground, size);
  return (from, to) => step(from, to) > 0;
}

function track(from: ReadonlyMap<number, number>, start: number, to: number): number[] {
  const cells: number[] = [];
  for (let at: number | undefined = to; at !== undefined && at !== start; at = from.get(at)) cells.unshift(at);
  return cells;
}
