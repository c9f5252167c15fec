import { columnOf, neighboursOf, rowOf } from './grid.ts';
import type { Grid } from './grid.ts';
import { cellsOf } from './sight.ts';
import { terrainSigns } from './terrain.ts';
import type { Token } from './state.ts';

type Standing = Pick<Token, 'cell' | 'size' | 'body'>;

/** A cell where a token of a size has room, as near as can be to another; that one itself where there is none. Bodies take no room. */
export function freeCell(grid: Grid, terrain: string, tokens: readonly Standing[], near: number, size: number): number {
  const taken = new Set(tokens.flatMap((token) => (token.body ? [] : cellsOf(grid, token))));
  const isFree = (cell: number) =>
    columnOf(grid, cell) + size <= grid.columns &&
    rowOf(grid, cell) + size <= grid.rows &&
    cellsOf(grid, { cell, size }).every((each) => !taken.has(each) && terrain[each] !== terrainSigns.rock);
  const met = new Set([near]);
  for (const cell of met) {
    if (isFree(cell)) return cell;
    for (const next of neighboursOf(grid, cell)) met.add(next);
  }
  return near;
}
