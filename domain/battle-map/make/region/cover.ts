import { middleOf, neighboursOf } from '#domain/battle-map/grid.ts';
import type { Draw } from '#domain/idea/draw.ts';
import { regionMaking } from '#domain/limits/battle-map-limits.ts';
import { noiseOf } from '#domain/battle-map/make/noise.ts';
import type { Land } from './land.ts';
import { partsOf } from './parts.ts';
import type { Waters } from './rivers.ts';

const { mountainPart, hillPart, forestPart, leastRange, leastForest, forestWaves, beachFrom, marshFlow } = regionMaking;

/** What grows or rises on each cell of land: nowhere two at once. */
export interface Cover {
  mountains: Set<number>;
  hills: Set<number>;
  forest: Set<number>;
  beach: Set<number>;
  marsh: Set<number>;
}

/** Mountains where it is highest, hills around them, forests where a noise has them, sand along flat coasts, and marsh by slow water. */
export function coverLand(land: Land, { rivers, flow }: Waters, draw: Draw): Cover {
  const { grid, height, water, sea } = land;
  const dry = [...height.keys()].filter((cell) => !water.has(cell));
  const byHeight = dry.toSorted((one, other) => (height[other] ?? 0) - (height[one] ?? 0));
  const isByWater = (cell: number) => neighboursOf(grid, cell).some((next) => water.has(next));
  const highest = byHeight.slice(0, Math.floor(dry.length * mountainPart)).filter((cell) => !isByWater(cell));
  const mountains = kept(partsOf(grid, highest), leastRange);
  const hills = new Set(byHeight.slice(0, Math.floor(dry.length * (mountainPart + hillPart))).filter((cell) => !mountains.has(cell)));
  const [woods, sands] = [noiseOf(grid.columns + 2, grid.rows + 2, forestWaves, draw), noiseOf(grid.columns + 2, grid.rows + 2, 5, draw)];
  const at = (noise: typeof woods, cell: number) => {
    const { x, y } = middleOf(grid, cell);
    return noise(x, y);
  };
  const low = dry.filter((cell) => !mountains.has(cell) && !hills.has(cell));
  const beach = new Set(low.filter((cell) => neighboursOf(grid, cell).some((next) => sea.has(next)) && at(sands, cell) > beachFrom));
  const wooded = low
    .filter((cell) => !beach.has(cell))
    .toSorted((one, other) => at(woods, other) - at(woods, one))
    .slice(0, Math.floor(low.length * forestPart));
  const forest = kept(partsOf(grid, wooded), leastForest);
  const marsh = new Set(
    low.filter((cell) => {
      if (beach.has(cell) || forest.has(cell) || rivers.has(cell)) return false;
      return isByWater(cell) && neighboursOf(grid, cell).some((next) => rivers.has(next) && (flow[next] ?? 0) > marshFlow);
    }),
  );
  return { mountains, hills, forest, beach, marsh };
}

/** The cells of groups that are large enough. */
const kept = (parts: readonly (readonly number[])[], least: number): Set<number> =>
  new Set(parts.filter(({ length }) => length >= least).flat());
