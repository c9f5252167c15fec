import type { Grid } from './grid.ts';
import { withRough } from './rough-ground.ts';
import { cellsOf } from './sight.ts';
import type { Ground, Token } from './state.ts';

/** Cells of others as somebody finds them who walks among them. */
export interface Spaces {
  /** They let nobody through. */
  barred: number[];
  /** They let through, as difficult terrain. */
  rough: number[];
  /** Somebody stands there, so that no walk ends there. */
  taken: number[];
}

/** Where nobody stands. */
export const noSpaces: Spaces = { barred: [], rough: [], taken: [] };

/** Whether a token that stands in a cell would stand in one of some cells. */
export function standsIn(grid: Grid, { size }: Pick<Token, 'size'>, cell: number, cells: ReadonlySet<number>): boolean {
  return cells.size > 0 && cellsOf(grid, { cell, size }).some((each) => cells.has(each));
}

/** A ground as a token walks it among others, and the cells that they let it into. */
export function amongOthers<Walked extends Ground>(
  ground: Walked,
  token: Pick<Token, 'size'>,
  { barred, rough }: Spaces,
): { ground: Walked; may: (cell: number) => boolean } {
  const bars = new Set(barred);
  return { ground: withRough(ground, rough), may: (cell) => !standsIn(ground.grid, token, cell, bars) };
}
