import { cellCount, columnOf, rowOf } from './grid.ts';
import type { Grid } from './grid.ts';
import { fromRuns } from './runs.ts';
import { terrainSigns } from './terrain.ts';
import type { Ground, Wall } from './state.ts';

/** What stands in the way on a battle map: of those who go, or of those who look. */
export interface Barriers {
  grid: Grid;
  /** Whether a cell is of rock. */
  isSolid: (cell: number) => boolean;
  /** Whether something stands between two cells that touch by a side. */
  isBetween: (one: number, other: number) => boolean;
}

/** Two cells that touch, as one number whichever comes first. */
export const pairOf = (one: number, other: number): number => Math.min(one, other) * 65_536 + Math.max(one, other);

/** Whether a door stands shut: not one that is open or broken. */
const isShut = ({ open, broken }: Pick<Wall, 'open' | 'broken'>): boolean => !open && broken !== true;

const stopsSight = (wall: Wall) => wall.kind === 'wall' || (wall.kind === 'door' && isShut(wall));
const stopsWay = (wall: Wall) => (wall.kind === 'door' ? isShut(wall) : wall.veil !== true);

/** What nobody sees through. */
export const sightBarriers = (ground: Ground): Barriers => barriersOf(ground, stopsSight);

/** What nobody passes. */
export const wayBarriers = (ground: Ground): Barriers => barriersOf(ground, stopsWay);

function barriersOf({ grid, terrain, walls }: Ground, stops: (wall: Wall) => boolean): Barriers {
  const signs = fromRuns(terrain, cellCount(grid), terrainSigns.floor);
  const pairs = new Set(walls.filter(stops).map(({ between: [one, other] }) => pairOf(one, other)));
  return {
    grid,
    isSolid: (cell) => signs[cell] === terrainSigns.rock,
    isBetween: (one, other) => pairs.has(pairOf(one, other)),
  };
}

/** Whether a step from a cell to one around it is barred for a look. Past a corner it is free if either way around is. */
export function barsLook(barriers: Barriers, from: number, to: number): boolean {
  const aside = asideOf(barriers.grid, from, to);
  if (aside === 0) return barriers.isBetween(from, to);
  return isCornerShut(barriers, from, from + aside, to) && isCornerShut(barriers, from, to - aside, to);
}

/** The same for a step on foot: past a corner both ways around have to be free (SRD 5.2.1, Playing on a Grid). */
export function barsStep(barriers: Barriers, from: number, to: number): boolean {
  if (barriers.isSolid(to)) return true;
  const aside = asideOf(barriers.grid, from, to);
  if (aside === 0) return barriers.isBetween(from, to);
  return isCornerShut(barriers, from, from + aside, to) || isCornerShut(barriers, from, to - aside, to);
}

const isCornerShut = ({ isSolid, isBetween }: Barriers, from: number, corner: number, to: number): boolean =>
  isSolid(corner) || isBetween(from, corner) || isBetween(corner, to);

/** By how many cells a step over a corner of squares goes aside: so far from its beginning, and as far before its end, are the two cells beside it. 0 for a step over a side. */
function asideOf(grid: Grid, from: number, to: number): number {
  return grid.kind === 'hex' || rowOf(grid, from) === rowOf(grid, to) ? 0 : columnOf(grid, to) - columnOf(grid, from);
}
