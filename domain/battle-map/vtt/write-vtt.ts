import { touches } from '#domain/battle-map/draw.ts';
import { cellCount, extentOf, feetPerCell, middleOf, neighboursOf, segmentOf } from '#domain/battle-map/grid.ts';
import type { Grid, Place } from '#domain/battle-map/grid.ts';
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

/** The whole squares that cover a map. */
export function squaresOver(grid: Grid): Place {
  const { x, y } = extentOf(grid);
  return { x: Math.ceil(x), y: Math.ceil(y) };
}

/**
 * A map as the text of a file of Universal VTT (format 0.3), with a picture as large as the squares that cover it: walls and the edges of rock stop a look, doors and windows
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
      map_size: squaresOver(grid),
      pixels_per_grid: pixelsPerCell,
    },
    line_of_sight: linesAlong(grid, [...solid, ...edgesOfRock(ground)]),
    objects_line_of_sight: [],
    portals: walls.filter(({ kind }) => kind !== 'wall').map((wall) => portalOf(ground, wall)),
    environment: { baked_lighting: false, ambient_light: ambientColours[ambient] },
    lights: lights.map(({ cell, bright, dim }) => ({
      position: middleOf(grid, cell),
      range: (bright + dim) / feetPerCell,
      intensity: 1,
      color: 'ffffd9a0',
      shadows: true,
    })),
    image: base64,
    hearthlore: wholeMap(ground, under),
  });
}

/** All of a map with the picture under it, as files of ours hold it. */
export const wholeMap = (ground: Ground, under: MapPicture | null) => ({
  ...ground,
  ...leanChange({ kind: 'all', terrain: ground.terrain, walls: ground.walls, lights: ground.lights }),
  ...(under && { picture: under }),
});

function edgesOfRock({ grid, terrain }: Ground): Wall['between'][] {
  const signs = fromRuns(terrain, cellCount(grid), terrainSigns.floor);
  const isRock = (cell: number) => signs[cell] === terrainSigns.rock;
  return Array.from(signs, (_, cell) =>
    neighboursOf(grid, cell)
      .filter((other) => other > cell && isRock(cell) !== isRock(other) && touches(grid, cell, other))
      .map((other): Wall['between'] => [cell, other]),
  ).flat();
}

/** Sides of squares that go on in each other are one line; those of hexes never do. */
function linesAlong(grid: Grid, sides: readonly Wall['between'][]): [Place, Place][] {
  if (grid.kind === 'square') return linesOf(grid, sides);
  return sides.map((side) => {
    const { from, to } = segmentOf(grid, side);
    return [from, to];
  });
}

function portalOf({ grid }: Ground, { between, kind, open }: Wall) {
  const side = segmentOf(grid, between);
  const [from, to] = side.from.x > side.to.x ? [side.to, side.from] : [side.from, side.to];
  return {
    position: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
    bounds: [from, to],
    rotation: Math.atan2(to.y - from.y, to.x - from.x),
    closed: kind === 'door' && !open,
    freestanding: false,
  };
}
