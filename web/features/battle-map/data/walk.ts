import { feetBetween, feetPerCell } from '#domain/battle-map/grid.ts';
import { cellsOf } from '#domain/battle-map/sight.ts';
import { terrainSigns } from '#domain/battle-map/state.ts';
import type { Token } from '#domain/battle-map/state.ts';
import { wayTo } from '#domain/battle-map/way.ts';
import type { Scene } from './scene.ts';

/** A way as it is drawn: its cells from where it begins, and the feet that lead to each. */
export interface Walk {
  cells: readonly number[];
  feet: readonly number[];
  total: number;
  speed: number;
}

const slow: ReadonlySet<string | undefined> = new Set([terrainSigns.rough, terrainSigns.water]);

/** The way of a token to a cell through what is known; null where there is none. Those who lead put a token anywhere, so theirs goes straight then. */
export function walkTo(scene: Scene, token: Pick<Token, 'cell' | 'size' | 'speed'>, to: number, leads: boolean): Walk | null {
  const { grid, ground, terrain, isKnown } = scene;
  const way = wayTo(ground, token, to, isKnown);
  if (way === null) {
    if (!leads) return null;
    const total = feetBetween(grid, token.cell, to);
    return { cells: [token.cell, to], feet: [0, total], total, speed: token.speed };
  }
  const feet = [0];
  for (const cell of way.cells) {
    const isSlow = cellsOf(grid, { cell, size: token.size }).some((each) => slow.has(terrain[each]));
    feet.push((feet.at(-1) ?? 0) + (isSlow ? 2 : 1) * feetPerCell);
  }
  return { cells: [token.cell, ...way.cells], feet, total: way.feet, speed: token.speed };
}
