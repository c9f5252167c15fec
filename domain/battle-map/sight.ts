import { ambientNow, sightFeetOn } from './air.ts';
import { sightBarriers } from './barriers.ts';
import { cellCount, columnOf, feetPerCell, rowOf } from './grid.ts';
import type { Grid } from './grid.ts';
import { lookAround } from './rays.ts';
import type { BattleMap, Token } from './state.ts';

/** How a cell is seen: not at all, by dim light or in the dark, or by bright light. */
export const sightSigns = { unseen: '-', dim: 'd', bright: 'b' } as const;

/** The cells that a token covers. */
export function cellsOf(grid: Grid, { cell, size }: Pick<Token, 'cell' | 'size'>): number[] {
  const cells: number[] = [];
  const [column, row] = [columnOf(grid, cell), rowOf(grid, cell)];
  for (let y = row; y < Math.min(grid.rows, row + size); y += 1)
    for (let x = column; x < Math.min(grid.columns, column + size); x += 1) cells.push(y * grid.columns + x);
  return cells;
}

const ambientLevels = { dark: 0, dim: 1, bright: 2 } as const;
const cellsWithin = (feet: number) => Math.floor(feet / feetPerCell);

/** How light each cell is: 0 dark, 1 dim, 2 bright. Walls keep light in (SRD 5.2.1, Vision and Light). */
export function lightOn(map: BattleMap): Uint8Array {
  const light = new Uint8Array(cellCount(map.grid)).fill(ambientLevels[ambientNow(map)]);
  if (ambientNow(map) === 'bright') return light;
  const barriers = sightBarriers(map);
  const carried = map.tokens.flatMap((token) => (token.light ? [{ cell: token.cell, ...token.light }] : []));
  for (const { cell, bright, dim } of [...map.lights, ...carried]) {
    lookAround(barriers, cell, cellsWithin(bright + dim), (met) => {
      if ((light[met] ?? 2) < 1) light[met] = 1;
    });
    lookAround(barriers, cell, cellsWithin(bright), (met) => {
      light[met] = 2;
    });
  }
  return light;
}

/** What one token sees of a map, a level for each cell: 0 not, 1 by dim light or in the dark, 2 by bright light. */
export type TokenSight = Uint8Array;

/** Answers what a token sees as it is known already, or has it worked out. */
export type KeepSight = (eye: Token, look: () => TokenSight) => TokenSight;

/** What some tokens see of a map together, as a sign for each cell: what is lit, and in the dark what their darkvision reaches. */
export function sightOf(map: BattleMap, eyes: readonly Token[], light = () => lightOn(map), keep: KeepSight = (_, look) => look()): string {
  const seen = new Uint8Array(cellCount(map.grid));
  let lit: Uint8Array | undefined;
  for (const eye of eyes) {
    keep(eye, () => sightOfToken(map, eye, (lit ??= light()))).forEach((as, cell) => {
      if ((seen[cell] ?? 2) < as) seen[cell] = as;
    });
  }
  const { unseen, dim, bright } = sightSigns;
  return Array.from(seen, (as) => (as === 0 ? unseen : as === 1 ? dim : bright)).join('');
}

function sightOfToken(map: BattleMap, eye: Token, light: Uint8Array): TokenSight {
  const seen = new Uint8Array(cellCount(map.grid));
  const barriers = sightBarriers(map);
  const see = (cell: number, as: number) => {
    if ((seen[cell] ?? 2) < as) seen[cell] = as;
  };
  const furthest = sightFeetOn(map);
  for (const from of cellsOf(map.grid, eye)) {
    see(from, 1);
    lookAround(barriers, from, cellsWithin(furthest), (cell) => see(cell, light[cell] ?? 0));
    lookAround(barriers, from, cellsWithin(Math.min(furthest, eye.darkvision)), (cell) => see(cell, 1));
  }
  return seen;
}
