import { feetBetween, lineBetween, middleOf } from './grid.ts';
import type { Grid } from './grid.ts';
import { cellsOf } from './sight.ts';
import type { Token } from './state.ts';

export const directions = ['east', 'south-east', 'south', 'south-west', 'west', 'north-west', 'north', 'north-east'] as const;
export type Direction = (typeof directions)[number];

type Standing = Pick<Token, 'id' | 'cell' | 'size' | 'body'>;

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

/** The cells by which two are nearest to each other, and the feet between them. */
export function nearestCells(
  grid: Grid,
  one: Pick<Token, 'cell' | 'size'>,
  other: Pick<Token, 'cell' | 'size'>,
): { from: number; to: number; feet: number } {
  const pairs = cellsOf(grid, one).flatMap((from) => cellsOf(grid, other).map((to) => ({ from, to, feet: feetBetween(grid, from, to) })));
  return pairs.reduce((best, pair) => (pair.feet < best.feet ? pair : best), { from: one.cell, to: other.cell, feet: Infinity });
}

/** Whether one of some stands between two others; bodies lie. */
export function isBehindSomebody(grid: Grid, one: Standing, other: Standing, tokens: readonly Standing[]): boolean {
  const { from, to } = nearestCells(grid, one, other);
  const between = new Set(lineBetween(grid, from, to).slice(1, -1));
  return tokens.some(
    (each) => !each.body && each.id !== one.id && each.id !== other.id && cellsOf(grid, each).some((cell) => between.has(cell)),
  );
}

function bearingOf(grid: Grid, from: Standing, token: Standing, tokens: readonly Standing[]): Bearing {
  const nearest = nearestCells(grid, from, token);
  return {
    id: token.id,
    feet: nearest.feet,
    direction: directionTo(grid, nearest.from, nearest.to),
    behindSomebody: isBehindSomebody(grid, from, token, tokens),
  };
}

function directionTo(grid: Grid, from: number, to: number): Direction | null {
  if (from === to) return null;
  const [a, b] = [middleOf(grid, from), middleOf(grid, to)];
  const eighth = Math.round((Math.atan2(b.y - a.y, b.x - a.x) / Math.PI) * 4);
  return directions[(eighth + 8) % 8] ?? null;
}
