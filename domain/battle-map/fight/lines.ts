import { barsLook } from '#domain/battle-map/barriers.ts';
import type { Barriers } from '#domain/battle-map/barriers.ts';
import { cellUnder, middleOf } from '#domain/battle-map/grid.ts';
import type { Grid, Place } from '#domain/battle-map/grid.ts';

/** How many places a line is looked at in each cell that it passes. */
const perCell = 8;

/** The cells under a straight line between two places, each once where it enters it. */
function cellsUnder(grid: Grid, from: Place, to: Place): number[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * perCell));
  const cells: number[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const part = step / steps;
    const cell = cellUnder(grid, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    if (cell !== null && cell !== cells.at(-1)) cells.push(cell);
  }
  return cells;
}

/** Whether nothing stands in a straight line between two places. */
export function isClear(barriers: Barriers, from: Place, to: Place): boolean {
  const cells = cellsUnder(barriers.grid, from, to);
  return cells.every((cell, at) => {
    const before = cells[at - 1];
    if (before === undefined) return true;
    const isBetween = at < cells.length - 1;
    return !barsLook(barriers, before, cell) && !(isBetween && barriers.isSolid(cell));
  });
}

/** Far enough from the middle of a cell to see past a corner, and within it whatever its shape. */
const aside = 0.35;
const corners: readonly Place[] = [
  { x: 0, y: 0 },
  { x: -aside, y: -aside },
  { x: aside, y: -aside },
  { x: -aside, y: aside },
  { x: aside, y: aside },
];

/** The places of a cell that a look may meet: its middle, and near its corners. */
export function placesIn(grid: Grid, cell: number): Place[] {
  const { x, y } = middleOf(grid, cell);
  return corners.map((corner) => ({ x: x + corner.x, y: y + corner.y }));
}
