import { cellCount, neighboursOf } from '#domain/battle-map/grid.ts';
import { regionMaking } from '#domain/limits/battle-map-limits.ts';
import type { Land } from './land.ts';
import { partsOf } from './parts.ts';
import { Queue } from './queue.ts';

const { riseOfFlat, lakeDepth, leastLake, mostLakes, landPerSpring, springLeast, broadFrom } = regionMaking;

/** How water runs over a land. */
export interface Waters {
  /** The cell that each cell's water runs to; null of what has nothing lower beside it. */
  down: (number | null)[];
  /** How much water comes through each cell, in cells whose rain it is. */
  flow: number[];
  /** The cells of rivers, from their springs down. All of them are land. */
  rivers: Set<number>;
  isBroad: (cell: number) => boolean;
}

/**
 * Lets rain run downhill, and raises hollows until it runs out of them; the deepest become lakes. Each river ends in a sea or a lake,
 * since each cell is reached from one.
 */
export function letRun(land: Land): Waters {
  const { grid, height, water } = land;
  const down: (number | null)[] = Array.from({ length: cellCount(grid) }, () => null);
  const order = raise(land, down);
  const flow = height.map(() => 1);
  for (const cell of order.toReversed()) {
    const next = down[cell] ?? null;
    if (next !== null) flow[next] = (flow[next] ?? 0) + (flow[cell] ?? 0);
  }
  const dry = height.length - water.size;
  const from = Math.max(springLeast, dry / landPerSpring);
  const rivers = new Set(order.filter((cell) => !water.has(cell) && (flow[cell] ?? 0) >= from));
  dropBrooks(rivers, water, down);
  return { down, flow, rivers, isBroad: (cell) => (flow[cell] ?? 0) >= from * broadFrom };
}

/** Raises hollows until their water runs out, sets where each cell's water goes, and answers the cells from the lowest up. */
function raise({ grid, height, water }: Land, down: (number | null)[]): number[] {
  const waiting = new Queue();
  const met = new Set<number>();
  for (const cell of water) {
    waiting.push(cell, height[cell] ?? 0);
    met.add(cell);
  }
  const order: number[] = [];
  const hollows: number[] = [];
  for (let first = waiting.pop(); first !== null; first = waiting.pop()) {
    const { cell } = first;
    order.push(cell);
    for (const next of neighboursOf(grid, cell)) {
      if (met.has(next)) continue;
      met.add(next);
      down[next] = cell;
      const least = Math.max(height[cell] ?? 0, 0) + riseOfFlat;
      if (least - (height[next] ?? 0) > lakeDepth) hollows.push(next);
      height[next] = Math.max(height[next] ?? 0, least);
      waiting.push(next, height[next]);
    }
  }
  for (const lake of partsOf(grid, hollows).slice(0, mostLakes)) if (lake.length >= leastLake) for (const cell of lake) water.add(cell);
  return order;
}

/** Leaves out rivers that end where they begin. */
function dropBrooks(rivers: Set<number>, water: ReadonlySet<number>, down: readonly (number | null)[]): void {
  const fed = new Set([...rivers, ...water].map((cell) => down[cell]));
  for (const cell of rivers) {
    const next = down[cell] ?? null;
    if (!fed.has(cell) && next !== null && water.has(next)) rivers.delete(cell);
  }
}
