import { feetBetween, lineBetween, middleOf } from './grid.ts';
import type { Grid } from './grid.ts';
import { cellsOf } from './sight.ts';
import type { Token } from './state.ts';

export const directions = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'] as const;
export type Direction = (typeof directions)[number];

type Standing = Pick<Token, 'id' | 'cell' | 'size'>;

/** Where somebody stands as seen from somebody else. */
export interface Bearing {
  id: string;
  feet: number;
  /** Null for who stands in the same cell. */
  direction: Direction | null;
  /** Whether somebody stands in between: half cover (SRD 5.2.1, Cover). */
  behindSomebody: boolean;
}

/** Where all others stand as seen from one token, the nearest first. */
export function standingAround(grid: Grid, from: Standing, tokens: readonly Standing[]): Bearing[] {
  return tokens
    .filter(({ id }) => id !== from.id)
    .map((token) => bearingOf(grid, from, token, tokens))
    .toSorted((one, other) => one.feet - other.feet || one.id.localeCompare(other.id));
}

function bearingOf(grid: Grid, from: Standing, token: Standing, tokens: readonly Standing[]): Bearing {
  const pairs = cellsOf(grid, from).flatMap((one) =>
    cellsOf(grid, token).map((other) => ({ one, other, feet: feetBetween(grid, one, other) })),
  );
  const nearest = pairs.reduce((best, pair) => (pair.feet < best.feet ? pair : best), {
    one: from.cell,
    other: token.cell,
    feet: Infinity,
  });
  const between = new Set(lineBetween(grid, nearest.one, nearest.other).slice(1, -1));
  return {
    id: token.id,
    feet: nearest.feet,
    direction: directionTo(grid, nearest.one, nearest.other),
    behindSomebody: tokens.some(
      (other) => other.id !== from.id && other.id !== token.id && cellsOf(grid, other).some((cell) => between.has(cell)),
    ),
  };
}

function directionTo(grid: Grid, from: number, to: number): Direction | null {
  if (from === to) return null;
  const [a, b] = [middleOf(grid, from), middleOf(grid, to)];
  const eighth = Math.round((Math.atan2(b.y - a.y, b.x - a.x) / Math.PI) * 4);
  return directions[(eighth + 8) % 8] ?? null;
}
