import { stillAir } from '#domain/battle-map/air.ts';
import { drawn } from '#domain/battle-map/draw.ts';
import { terrainSigns } from '#domain/battle-map/terrain.ts';
import type { Ground, GroundChange, Light, Terrain, Wall } from '#domain/battle-map/state.ts';
import { outlineOf, sidesWithin } from './edges.ts';
import type { Pair } from './edges.ts';
import { fromRuns } from '#domain/battle-map/runs.ts';
import { cellCount, cellUnder } from '#domain/battle-map/grid.ts';

/** What the drawing tools lay down. */
export type Stroke =
  | { kind: 'terrain'; cells: number[]; terrain: Terrain }
  | { kind: 'room'; cells: number[] }
  | { kind: Wall['kind']; sides: Pair[] }
  | { kind: 'erase'; sides: Pair[]; cells: number[] }
  | { kind: 'light'; cell: number; light: Pick<Light, 'bright' | 'dim'> };

/** A change, and what takes it back. */
export interface Step {
  undo: GroundChange;
  redo: GroundChange;
}

/** What was drawn, and what was taken back of it. */
export interface Steps {
  done: readonly Step[];
  undone: readonly Step[];
}

const allOf = ({ terrain, walls, lights, stamps, drawings }: Ground): GroundChange => ({
  kind: 'all',
  terrain,
  walls,
  lights,
  stamps,
  ...(drawings !== undefined && { drawings }),
});

/** A change of what is drawn, with its way back: everything as it was before. */
export function stepOf(ground: Ground, change: GroundChange): Step {
  if (change.kind === 'name') return { undo: { kind: 'name', name: ground.name }, redo: change };
  if (change.kind === 'ambient') return { undo: { kind: 'ambient', ambient: ground.ambient }, redo: change };
  if (change.kind === 'air') return { undo: { kind: 'air', air: ground.air ?? stillAir }, redo: change };
  if (change.kind === 'sight') return { undo: { kind: 'sight', sight: ground.sight }, redo: change };
  return { undo: allOf(ground), redo: change };
}

const sameSide = ([one, other]: Pair, { between }: Wall) => between[0] === one && between[1] === other;
const wallsOn = (sides: readonly Pair[], kind: Wall['kind']): Wall[] =>
  sides.map((between) => ({ between, kind, open: false, locked: false }));

/** What a stroke changes; null where it changes nothing. */
export function changeOf(ground: Ground, stroke: Stroke): GroundChange | null {
  switch (stroke.kind) {
    case 'terrain': {
      const signs = fromRuns(ground.terrain, cellCount(ground.grid), terrainSigns.floor);
      const cells = stroke.cells.filter((cell) => signs[cell] !== terrainSigns[stroke.terrain]);
      return cells.length === 0 ? null : { kind: 'terrain', cells, terrain: stroke.terrain };
    }
    case 'room':
      return roomOf(ground, stroke.cells);
    case 'wall':
    case 'door':
    case 'window': {
      const sides = stroke.sides.filter((side) => !ground.walls.some((wall) => wall.kind === stroke.kind && sameSide(side, wall)));
      return sides.length === 0 ? null : { kind: 'walls', walls: wallsOn(sides, stroke.kind) };
    }
    case 'erase':
      return erased(ground, stroke.sides, stroke.cells);
    case 'light':
      return ground.lights.some(({ cell }) => cell === stroke.cell)
        ? { kind: 'noLight', cell: stroke.cell }
        : { kind: 'light', light: { cell: stroke.cell, ...stroke.light } };
  }
}

/** A room: floor inside, nothing between its cells, and walls around, but for what stands there already. */
function roomOf(ground: Ground, cells: number[]): GroundChange {
  const within = sidesWithin(ground.grid, cells);
  const around = outlineOf(ground.grid, cells).filter((side) => !ground.walls.some((wall) => sameSide(side, wall)));
  let after = drawn(ground, { kind: 'terrain', cells, terrain: 'floor' });
  if (within.length > 0) after = drawn(after, { kind: 'noWalls', between: within });
  if (around.length > 0) after = drawn(after, { kind: 'walls', walls: wallsOn(around, 'wall') });
  return allOf(after);
}

function erased(ground: Ground, sides: readonly Pair[], cells: readonly number[]): GroundChange | null {
  const between = sides.filter((side) => ground.walls.some((wall) => sameSide(side, wall)));
  const lights = ground.lights.filter(({ cell }) => cells.includes(cell));
  const stamps = ground.stamps.filter((stamp) => cells.includes(cellUnder(ground.grid, stamp) ?? -1));
  if (lights.length === 0 && stamps.length === 0) return between.length === 0 ? null : { kind: 'noWalls', between };
  const after = between.length > 0 ? drawn(ground, { kind: 'noWalls', between }) : ground;
  return allOf({
    ...after,
    lights: after.lights.filter((light) => !lights.includes(light)),
    stamps: after.stamps.filter((stamp) => !stamps.includes(stamp)),
  });
}
