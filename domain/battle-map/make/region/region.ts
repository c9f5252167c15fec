import { cellCount } from '#domain/battle-map/grid.ts';
import type { Grid } from '#domain/battle-map/grid.ts';
import { toRuns } from '#domain/battle-map/runs.ts';
import { terrainSigns } from '#domain/battle-map/terrain.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import type { Draw } from '#domain/idea/draw.ts';
import { placeNames } from '#domain/idea/places.ts';
import { battleMapLimits, regionMaking } from '#domain/limits/battle-map-limits.ts';
import type { Choices } from '#domain/battle-map/make/choices.ts';
import { layPlaces, layTitle, nameLand } from './labels.ts';
import { layRivers, layRoadPieces } from './pieces.ts';
import { planRegion } from './plan-region.ts';
import type { RegionPlan } from './plan-region.ts';
import { Sheet } from './sheet.ts';
import { laySymbols } from './symbols.ts';

const { usualColumns, leastGrowth, mostGrowth } = regionMaking;

/** A land on hexes, as it hangs on a wall: coast, rivers, hills, mountains, woods, settlements and the roads between them, with their names. */
export function makeRegion({ columns, rows, density, nameStyle = '' }: Choices, draw: Draw): Ground {
  const grid: Grid = { kind: 'hex', columns, rows };
  const plan = planRegion(grid, density, draw);
  const names = placeNames(nameStyle, draw);
  const name = names.feature('region');
  const growth = Math.min(mostGrowth, Math.max(leastGrowth, columns / usualColumns));
  const ways = new Sheet(grid);
  layRivers(ways, plan);
  layRoadPieces(ways, plan);
  const written = new Sheet(grid);
  layPlaces(written, plan, names, growth);
  layTitle(written, plan, name, growth);
  nameLand(written, plan, names, growth);
  const symbols = new Sheet(grid);
  laySymbols(symbols, plan, growth, Math.max(0, battleMapLimits.stampsOfRegion - ways.stamps.length - written.stamps.length), draw);
  const stamps = [...ways.stamps, ...symbols.stamps, ...written.stamps].slice(-battleMapLimits.stampsOfRegion);
  return {
    name,
    grid,
    terrain: terrainOf(plan),
    walls: [],
    lights: [],
    stamps: stamps.map((stamp, n) => ({ ...stamp, id: `made-${n + 1}` })),
    ambient: 'bright',
    sight: false,
  };
}

function terrainOf({ land: { grid, water }, cover: { mountains, beach } }: RegionPlan): string {
  const signs = Array.from({ length: cellCount(grid) }, (_, cell) => {
    if (water.has(cell)) return terrainSigns.water;
    if (mountains.has(cell)) return terrainSigns.rough;
    return beach.has(cell) ? terrainSigns.sand : terrainSigns.grass;
  });
  return toRuns(signs.join(''));
}
