import { cellCount } from './grid.ts';
import { fromRuns, toRuns } from './runs.ts';
import type { Ground } from './state.ts';
import { terrainSigns } from './terrain.ts';

/** Ground that can be rough by what lies on it: neither rock nor water. */
const covered: ReadonlySet<string> = new Set([terrainSigns.floor, terrainSigns.grass, terrainSigns.wood, terrainSigns.sand]);

/** A ground as it is walked where some of its cells are difficult terrain besides those that are drawn so: plants that hold, grease, webs. */
export function withRough<Walked extends Pick<Ground, 'grid' | 'terrain'>>(ground: Walked, cells: readonly number[]): Walked {
  if (cells.length === 0) return ground;
  const rough = new Set(cells);
  const signs = Array.from(fromRuns(ground.terrain, cellCount(ground.grid), terrainSigns.floor));
  return {
    ...ground,
    terrain: toRuns(signs.map((sign, cell) => (rough.has(cell) && covered.has(sign) ? terrainSigns.rough : sign)).join('')),
  };
}
