import { cellCount, columnOf, feetPerCell, rowOf } from '#domain/battle-map/grid.ts';
import type { Place } from '#domain/battle-map/grid.ts';
import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import { leanChange } from '#domain/battle-map/ground.ts';
import { fromRuns } from '#domain/battle-map/runs.ts';
import { terrainSigns } from '#domain/battle-map/terrain.ts';
import type { Ground, Wall } from '#domain/battle-map/state.ts';
import { linesOf } from './lattice.ts';

/** How light it is where no lamp burns, as a colour: how much it covers, red, green and blue. */
const ambientColours: Record<Ground['ambient'], string> = { bright: 'ffffffff', dim: 'ff808080', dark: 'ff202020' };

/** A picture of a map as it goes into a file. */
export interface VttPicture {
  base64: string;
  pixelsPerCell: number;
}

/**
 * A map of squares as the text of a file of Universal VTT (format 0.3): walls and the edges of rock stop a look, doors and windows
 * are portals, a window an open one. What the format has no word for stands under a name of our own, which other programs pass over:
 * there also lies the picture alone that the map is drawn on.
 */
export function writeVtt(ground: Ground, { base64, pixelsPerCell }: VttPicture, under: MapPicture | null): string {
  const { grid, walls, lights, ambient } = ground;
  const solid = walls.filter(({ kind }) => kind === 'wall').map(({ between }) => between);
  return JSON.stringify({
    format: 0.3,
    resolution: {
      map_origin: { x: 0, y: 0 },
      map_size: { x: grid.columns, y: grid.rows },
      pixels_per_grid: pixelsPerCell,
    },
    line_of_sight: linesOf(grid, [...solid, ...edgesOfRock(ground)]),
    objects_line_of_sight: [],
    portals: walls.filter(({ kind }) => kind !== 'wall').map((wall) => portalOf(ground, wall)),
    environment: { baked_lighting: false, ambient_light: ambientColours[ambient] },
    lights: lights.map(({ cell, bright, dim }) => ({
      position: { x: columnOf(grid, cell) + 0.5, y: rowOf(grid, cell) + 0.5 },
      range: (bright + dim) / feetPerCell,
      intensity: 1,
      color: 'ffffd9a0',
      shadows: true,
    })),
    image: base64,
    hearthlore: { ...ground, ...leanChange({ kind: 'all', terrain: ground.terrain, walls, lights }), ...(under && { picture: under }) },
  });
}

function edgesOfRock({ grid, terrain }: Ground): Wall['between'][] {
  const signs = fromRuns(terrain, cellCount(grid), terrainSigns.floor);
  const isRock = (cell: number) => signs[cell] === terrainSigns.rock;
  const edges: Wall['between'][] = [];
  for (let cell = 0; cell < signs.length; cell += 1) {
    if (columnOf(grid, cell) < grid.columns - 1 && isRock(cell) !== isRock(cell + 1)) edges.push([cell, cell + 1]);
    if (cell + grid.columns < signs.length && isRock(cell) !== isRock(cell + grid.columns)) edges.push([cell, cell + grid.columns]);
  }
  return edges;
}

function portalOf({ grid }: Ground, { between, kind, open }: Wall) {
  const [[from, to] = [origin, origin]] = linesOf(grid, [between]);
  return {
    position: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    bounds: [from, to],
    rotation: from.x === to.x ? Math.PI / 2 : 0,
    closed: kind === 'door' && !open,
    freestanding: false,
  };
}

const origin: Place = { x: 0, y: 0 };
