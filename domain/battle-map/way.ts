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
 * Finds the way of fewest feet for a token to one cell after another, and of those the straightest; null where there is none. Difficult
 * ground costs twice its feet (SRD 5.2.1, Difficult Terrain). `knows` leaves out cells that who goes does not know of. What was gone
 * through for one cell is not gone through again for the next.
 */
export function waysOf(
  ground: Ground,
  token: Pick<Token, 'cell' | 'size'>,
  knows: (cell: number) => boolean = () => true,
): (to: number) => Way | null {
  const going = spread(ground, token, knows);
  const known = new Map<number, Met>();
  return (to) => {
    if (to < 0 || to >= cellCount(ground.grid)) return null;
    while (!known.has(to)) {
      const next = going.next();
      if (next.done) return null;
      known.set(next.value.cell, next.value);
    }
    const met = known.get(to);
    return met === undefined ? null : { cells: met.track(), feet: met.feet };
  };
}

/** The same to a single cell. */
export const wayTo = (ground: Ground, token: Pick<Token, 'cell' | 'size'>, to: number, knows?: (cell: number) => boolean): Way | null =>
  waysOf(ground, token, knows)(to);

/** All ways that a token can go, those of the fewest feet first; `length` says how long each is in widths of a cell, and `costs` the feet to each of its cells. It passes only where `may` lets it. */
export function* waysFrom(
  ground: Ground,
  token: Pick<Token, 'cell' | 'size'>,
  may: (cell: number) => boolean,
): Generator<Way & { length: number; costs: () => number[] }> {
  const feetTo = new Map<number, number>();
  for (const { cell, feet, length, track } of spread(ground, token, may)) {
    feetTo.set(cell, feet);
    const cells = track();
    if (cells.length > 0) yield { cells, feet, length, costs: () => cells.map((each) => feetTo.get(each) ?? 0) };
  }
}

/** A cell that a token can come to, with the feet that it costs and the way there. */
interface Met {
  cell: number;
  feet: number;
  length: number;
  track: () => number[];
}

/** Goes out from a token, by the ways of fewest feet, and of those the straightest. */
function* spread(ground: Ground, token: Pick<Token, 'cell' | 'size'>, may: (cell: number) => boolean): Generator<Met> {
  const { grid } = ground;
  const step = stepper(ground, token.size);
  const costs = new Map<number, number>([[token.cell, 0]]);
  const from = new Map<number, number>();
  const lengths = new Map<number, number>([[token.cell, 0]]);
  const waves: number[][] = [[token.cell]];
  for (let cost = 0; cost < waves.length; cost += 1) {
    for (const cell of waves[cost] ?? []) {
      if (costs.get(cell) !== cost) continue;
      yield { cell, feet: cost * feetPerCell, length: lengths.get(cell) ?? 0, track: () => track(from, token.cell, cell) };
      for (const next of neighboursOf(grid, cell)) {
        if (!may(next)) continue;
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
