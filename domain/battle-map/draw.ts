import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { pairOf } from './barriers.ts';
import { cellCount, columnOf, neighboursOf, rowOf } from './grid.ts';
import type { Grid } from './grid.ts';
import { fromRuns, toRuns } from './runs.ts';
import { laidOut, withDrawings } from './stamps/stamp.ts';
import { terrainSigns } from './terrain.ts';
import type { Ground, GroundChange, Light, Wall } from './state.ts';

/** A map of floor alone, in bright light. */
export function emptyGround(name: string, grid: Grid): Ground {
  return {
    name,
    grid,
    terrain: toRuns(terrainSigns.floor.repeat(cellCount(grid))),
    walls: [],
    lights: [],
    stamps: [],
    ambient: 'bright',
    sight: true,
  };
}

/** The map after a stroke. What lies outside of its grid, and walls between cells that do not touch by a side, are left out. */
export function drawn(ground: Ground, change: GroundChange): Ground {
  switch (change.kind) {
    case 'name':
      return { ...ground, name: change.name };
    case 'ambient':
      return { ...ground, ambient: change.ambient };
    case 'air':
      return { ...ground, air: change.air };
    case 'sight':
      return { ...ground, sight: change.sight };
    case 'terrain':
      return { ...ground, terrain: painted(ground, change.cells, terrainSigns[change.terrain]) };
    case 'walls':
      return { ...ground, walls: standing(ground.grid, [...ground.walls, ...change.walls]) };
    case 'noWalls': {
      const gone = new Set(change.between.map((pair) => pairOf(...pair)));
      return { ...ground, walls: ground.walls.filter(({ between }) => !gone.has(pairOf(...between))) };
    }
    case 'light':
      return { ...ground, lights: burning(ground.grid, [...ground.lights, change.light]) };
    case 'noLight':
      return { ...ground, lights: ground.lights.filter(({ cell }) => cell !== change.cell) };
    case 'stamps':
      return withDrawings({ ...ground, stamps: laidOut(ground.grid, [...ground.stamps, ...change.stamps]) }, change.drawings ?? []);
    case 'noStamps': {
      const gone = new Set(change.ids);
      return withDrawings({ ...ground, stamps: ground.stamps.filter(({ id }) => !gone.has(id)) }, []);
    }
    case 'all': {
      const after = {
        ...ground,
        terrain: toRuns(knownSigns(fromRuns(change.terrain, cellCount(ground.grid), terrainSigns.floor))),
        walls: standing(ground.grid, change.walls),
        lights: burning(ground.grid, change.lights),
        stamps: change.stamps === undefined ? ground.stamps : laidOut(ground.grid, change.stamps),
      };
      return withDrawings(after, change.drawings ?? []);
    }
  }
}

/** A map cut down to what a map may have: what lies outside of its grid, or stands there twice, is left out. */
export function wholeGround({ name, grid, ambient, air, sight, terrain, walls, lights, stamps, drawings }: Ground): Ground {
  return drawn(
    { ...emptyGround(name, grid), ambient, ...(air !== undefined && { air }), sight },
    { kind: 'all', terrain, walls, lights, stamps, ...(drawings !== undefined && { drawings }) },
  );
}

function painted({ grid, terrain }: Ground, cells: readonly number[], sign: string): string {
  const signs = fromRuns(terrain, cellCount(grid), terrainSigns.floor).split('');
  for (const cell of cells) if (cell < signs.length) signs[cell] = sign;
  return toRuns(signs.join(''));
}

const known: ReadonlySet<string> = new Set(Object.values(terrainSigns));
const knownSigns = (signs: string) => Array.from(signs, (sign) => (known.has(sign) ? sign : terrainSigns.floor)).join('');

/** Walls, each pair of cells once, the last one said. */
function standing(grid: Grid, walls: readonly Wall[]): Wall[] {
  const byPair = new Map<number, Wall>();
  for (const {
    between: [one, other],
    ...wall
  } of walls) {
    if (!touches(grid, one, other)) continue;
    byPair.set(pairOf(one, other), { ...wall, between: [Math.min(one, other), Math.max(one, other)] });
  }
  return [...byPair.values()].slice(-battleMapLimits.wallsPerMap);
}

/** Whether two cells touch by a side. */
export function touches(grid: Grid, one: number, other: number): boolean {
  if (one >= cellCount(grid) || !neighboursOf(grid, one).includes(other)) return false;
  return grid.kind === 'hex' || columnOf(grid, one) === columnOf(grid, other) || rowOf(grid, one) === rowOf(grid, other);
}

function burning(grid: Grid, lights: readonly Light[]): Light[] {
  const byCell = new Map(lights.filter(({ cell }) => cell < cellCount(grid)).map((light) => [light.cell, light]));
  return [...byCell.values()].slice(-battleMapLimits.lightsPerMap);
}
