import { battleBoard } from '#domain/limits/battle-map-limits.ts';
import { touches } from '#domain/battle-map/draw.ts';
import { cellUnder, extentOf, neighboursOf, segmentOf } from '#domain/battle-map/grid.ts';
import type { Grid, Place } from '#domain/battle-map/grid.ts';
import type { Wall } from '#domain/battle-map/state.ts';

export type Pair = Wall['between'];

/** The cells around a cell that touch it by a side. */
export const besides = (grid: Grid, cell: number): number[] => neighboursOf(grid, cell).filter((other) => touches(grid, cell, other));

const inOrder = (one: number, other: number): Pair => (one < other ? [one, other] : [other, one]);

/** The side of a cell that lies under a place; null where none is near. */
export function edgeUnder(grid: Grid, place: Place): Pair | null {
  const cell = cellUnder(grid, place);
  if (cell === null) return null;
  let [best, nearest]: [Pair | null, number] = [null, battleBoard.nearSidePart];
  for (const other of besides(grid, cell)) {
    const { from, to } = segmentOf(grid, [cell, other]);
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    const along = ((place.x - from.x) * (to.x - from.x) + (place.y - from.y) * (to.y - from.y)) / long;
    const aside = Math.abs((place.x - from.x) * (to.y - from.y) - (place.y - from.y) * (to.x - from.x)) / long;
    if (aside < nearest && Math.abs(along - long / 2) < battleBoard.nearMiddlePart) [best, nearest] = [inOrder(cell, other), aside];
  }
  return best;
}

/** The sides around some cells, as far as they lie within the grid. */
export function outlineOf(grid: Grid, cells: readonly number[]): Pair[] {
  const inside = new Set(cells);
  return cells.flatMap((cell) =>
    besides(grid, cell)
      .filter((other) => !inside.has(other))
      .map((other) => inOrder(cell, other)),
  );
}

/** The sides between some cells. */
export function sidesWithin(grid: Grid, cells: readonly number[]): Pair[] {
  const inside = new Set(cells);
  return cells.flatMap((cell) =>
    besides(grid, cell)
      .filter((other) => other > cell && inside.has(other))
      .map((other) => inOrder(cell, other)),
  );
}

/** The place of the grid at a point of the board, 0 to 1 each way. */
export function placeAt(grid: Grid, point: Place): Place {
  const extent = extentOf(grid);
  return { x: point.x * extent.x, y: point.y * extent.y };
}

/** The cell at a point of the board, held within the map. */
export function cellAtPoint(grid: Grid, point: Place): number | null {
  const { x, y } = placeAt(grid, point);
  const extent = extentOf(grid);
  return cellUnder(grid, { x: Math.min(x, extent.x - 0.01), y: Math.min(y, extent.y - 0.01) });
}
