import { cellAt, cellCount, columnOf, feetBetween, feetPerCell, neighboursOf, rowOf } from '#domain/battle-map/grid.ts';
import type { Grid } from '#domain/battle-map/grid.ts';
import { fromRuns } from '#domain/battle-map/runs.ts';
import { cellsOf } from '#domain/battle-map/sight.ts';
import { amongOthers, noSpaces, standsIn } from '#domain/battle-map/spaces.ts';
import type { Token } from '#domain/battle-map/state.ts';
import { terrainSigns } from '#domain/battle-map/terrain.ts';
import { priceOf, wayTo, waysOf } from '#domain/battle-map/way.ts';
import { cellByKey } from './cells.ts';
import type { Scene } from './scene.ts';

/** A way as it is drawn: its cells from where it begins, and the feet that lead to each. */
export interface Walk {
  cells: readonly number[];
  feet: readonly number[];
  total: number;
  speed: number;
}

/** Whom a walk is judged for: how large they are, and who they are in a fight. */
type Walker = Pick<Token, 'size' | 'combatantId' | 'characterId'>;

/**
 * Finds the ways of a token to one cell after another through what is known; null where there is none. Those who lead put a token
 * anywhere, so theirs goes straight then.
 */
export function walksOf(scene: Scene, token: Walker & Pick<Token, 'cell' | 'speed'>, leads: boolean): (to: number) => Walk | null {
  const { grid, isKnown } = scene;
  const spaces = scene.spacesOf?.(token) ?? noSpaces;
  const { ground: walked, may } = amongOthers(scene.walked, token, spaces);
  const taken = new Set(spaces.taken);
  const ways = waysOf(walked, token, (cell) => isKnown(cell) && may(cell));
  const waysOfLeader = leads && spaces.barred.length > 0 ? waysOf(walked, token, isKnown) : null;
  const signs = fromRuns(walked.terrain, cellCount(grid), terrainSigns.floor);
  return (to) => {
    if (!leads && standsIn(grid, token, to, taken)) return null;
    const way = ways(to) ?? waysOfLeader?.(to) ?? null;
    if (way === null) {
      if (!leads) return null;
      const total = feetBetween(grid, token.cell, to);
      return { cells: [token.cell, to], feet: [0, total], total, speed: token.speed };
    }
    const feet = [0];
    for (const cell of way.cells) {
      const price = priceOf(signs, cellsOf(grid, { cell, size: token.size }));
      feet.push((feet.at(-1) ?? 0) + price * feetPerCell);
    }
    return { cells: [token.cell, ...way.cells], feet, total: way.feet, speed: token.speed };
  };
}

/** The cell beside somebody to which the way of a token is shortest; null where none leads there, or it stands there already. */
export function besideOf(scene: Scene, token: Placed & Walker, target: Placed): number | null {
  const { grid, map, isKnown } = scene;
  const { ground: walked, may } = amongOthers(scene.walked, token, scene.spacesOf?.(token) ?? noSpaces);
  const taken = new Set(map.tokens.filter(({ id }) => id !== token.id).flatMap((each) => cellsOf(grid, each)));
  const around = new Set(cellsOf(grid, target).flatMap((cell) => neighboursOf(grid, cell)));
  if (cellsOf(grid, token).some((cell) => around.has(cell))) return null;
  let [best, fewest]: [number | null, number] = [null, Infinity];
  for (const cell of startsAround(grid, around, token.size)) {
    const covered = cellsOf(grid, { cell, size: token.size });
    if (covered.some((each) => taken.has(each))) continue;
    const feet = wayTo(walked, token, cell, (each) => isKnown(each) && may(each))?.feet;
    if (feet === undefined) continue;
    // Of ways of as many feet the straight one.
    const far =
      feet +
      Math.hypot(columnOf(grid, cell) - columnOf(grid, token.cell), rowOf(grid, cell) - rowOf(grid, token.cell)) / grid.columns / grid.rows;
    if (far < fewest) [best, fewest] = [cell, far];
  }
  return best;
}

type Placed = Pick<Token, 'id' | 'cell' | 'size'>;

/** The first cells from which a token of a size covers one of some cells. */
function startsAround(grid: Grid, cells: ReadonlySet<number>, size: number): Set<number> {
  const starts = new Set<number>();
  for (const cell of cells)
    for (let y = 0; y < size; y += 1)
      for (let x = 0; x < size; x += 1) {
        const start = cellAt(grid, columnOf(grid, cell) - x, rowOf(grid, cell) - y);
        if (start !== null) starts.add(start);
      }
  return starts;
}

/** The cell that a key leads a token to: beyond those who let it through, for nobody stops in their space. */
export function stepByKey({ grid, spacesOf }: Pick<Scene, 'grid' | 'spacesOf'>, token: Walker, from: number, key: string): number | null {
  const { barred, taken } = spacesOf?.(token) ?? noSpaces;
  const [bars, stands] = [new Set(barred), new Set(taken)];
  const next = cellByKey(grid, from, key);
  let free = next;
  while (free !== null && standsIn(grid, token, free, stands) && !standsIn(grid, token, free, bars)) free = cellByKey(grid, free, key);
  return free ?? next;
}
