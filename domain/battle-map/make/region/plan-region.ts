import type { Grid } from '#domain/battle-map/grid.ts';
import type { Draw } from '#domain/idea/draw.ts';
import type { Density } from '#domain/battle-map/make/choices.ts';
import { coverLand } from './cover.ts';
import type { Cover } from './cover.ts';
import { layLand } from './land.ts';
import type { Land } from './land.ts';
import { letRun } from './rivers.ts';
import type { Waters } from './rivers.ts';
import { layRoads } from './roads.ts';
import type { RoadPlan } from './roads.ts';
import { settle } from './settle.ts';
import type { Settled } from './settle.ts';

/** A region before it is drawn: its land, its waters, what grows there, who lives where and how they get to each other. */
export interface RegionPlan extends RoadPlan {
  land: Land;
  waters: Waters;
  cover: Cover;
  settled: Settled;
}

/** Plans a region on hexes. It follows from the draws alone, and is reckoned without anything that machines do not all reckon alike. */
export function planRegion(grid: Grid, density: Density, draw: Draw): RegionPlan {
  const land = layLand(grid, draw);
  const waters = letRun(land);
  const cover = coverLand(land, waters, draw);
  const settled = settle(land, waters, cover, density, draw);
  return { land, waters, cover, settled, ...layRoads(land, waters, cover, settled) };
}
