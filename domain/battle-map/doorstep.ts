import { cellCount, neighboursOf } from './grid.ts';
import { cellsOf } from './sight.ts';
import type { BattleMap, Token, Wall } from './state.ts';

/** Whether a token stands beside a door: before it or behind it, or next to one of those cells. */
export function standsBeside({ grid }: Pick<BattleMap, 'grid'>, token: Pick<Token, 'cell' | 'size'>, between: readonly number[]): boolean {
  const doorstep = new Set(between.flatMap((cell) => (cell < cellCount(grid) ? [cell, ...neighboursOf(grid, cell)] : [])));
  return cellsOf(grid, token).some((cell) => doorstep.has(cell));
}

/** Whether a lock holds a door shut. */
export const isLockedShut = ({ kind, locked, open, broken }: Wall): boolean => kind === 'door' && locked && !open && broken !== true;
