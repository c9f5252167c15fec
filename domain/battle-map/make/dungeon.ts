import { columnOf, rowOf } from '#domain/battle-map/grid.ts';
import { mapMaking } from '#domain/limits/battle-map-limits.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { between, oneOf } from '#domain/idea/draw.ts';
import type { Draw } from '#domain/idea/draw.ts';
import { furnish } from './furnish.ts';
import { roomThemes, vault } from './furnishings.ts';
import { Plan } from './plan.ts';
import type { Box } from './plan.ts';
import type { Choices, Density } from './choices.ts';

const { triesPerRoom } = mapMaking;

/** Cells of the map for each room. */
const cellsPerRoom: Record<Density, number> = { sparse: 190, usual: 120, dense: 80 };
/** Ways beside those that are needed, as a part of the rooms. */
const moreWays: Record<Density, number> = { sparse: 0.1, usual: 0.25, dense: 0.4 };

interface Room extends Box {
  middle: number;
}

/** Rooms and corridors in rock, with doors between them; some of the rooms that lead nowhere are locked. One way leads out. */
export function makeDungeon({ columns, rows, density }: Choices, draw: Draw): Ground {
  const plan = new Plan(columns, rows, 'rock');
  const rooms = placeRooms(plan, Math.max(3, Math.round((columns * rows) / cellsPerRoom[density])), draw);
  for (const room of rooms) layRoom(plan, room, draw);
  const roomAt = new Map(rooms.flatMap((room, n) => plan.cellsIn(room).map((cell): [number, number] => [cell, n])));
  const ways = [...waysBetween(plan, rooms, density, draw), wayOut(plan, rooms)];
  for (const cell of ways.flat()) if (!plan.isOpen(cell)) plan.paint(cell, 'floor');
  shutRooms(plan, ways, roomAt);
  const locked = lockRooms(plan, rooms, roomAt, draw);
  for (const [n, room] of rooms.entries()) {
    if (locked.has(n) || draw() < 0.55) plan.light(room.middle, 20, 20);
    furnish(plan, room, locked.has(n) ? vault : oneOf(roomThemes, draw, vault), draw);
  }
  return plan.ground('Dungeon', 'dark');
}

function placeRooms(plan: Plan, wanted: number, draw: Draw): Room[] {
  const { columns, rows } = plan.grid;
  const rooms: Room[] = [];
  // The first one fits anywhere, so that there is always one.
  for (let tried = 0; tried < wanted * triesPerRoom && rooms.length < wanted; tried += 1) {
    const wide = Math.min(between(3, oneOf([5, 7, 10], draw, 5), draw), columns - 2);
    const high = Math.min(between(3, oneOf([5, 6, 9], draw, 5), draw), rows - 2);
    const [left, top] = [between(1, columns - wide - 1, draw), between(1, rows - high - 1, draw)];
    const box = { left, top, right: left + wide, bottom: top + high };
    if (rooms.some((room) => meets(room, box))) continue;
    rooms.push({ ...box, middle: plan.at(left + Math.floor(wide / 2), top + Math.floor(high / 2)) ?? 0 });
  }
  return rooms;
}

/** Whether two rooms would stand wall to wall: a corridor has to fit between them. */
const meets = (one: Box, other: Box): boolean =>
  one.left - 2 < other.right && other.left - 2 < one.right && one.top - 2 < other.bottom && other.top - 2 < one.bottom;

/** Floor, and perhaps cut corners, pillars, a pool or rubble. The middle stays free, and so do the ways to it along its row and column. */
function layRoom(plan: Plan, room: Room, draw: Draw): void {
  const { left, top, right, bottom, middle } = room;
  const [wide, high] = [right - left, bottom - top];
  plan.fill(room, 'floor');
  const kind = draw();
  if (Math.min(wide, high) < 5) return;
  if (kind < 0.2) {
    for (const column of [left, right - 1]) for (const row of [top, bottom - 1]) plan.paint(plan.at(column, row), 'rock');
  } else if (kind < 0.45 && Math.min(wide, high) >= 6) {
    const [column, row] = [columnOf(plan.grid, middle), rowOf(plan.grid, middle)];
    for (let x = left + 1; x < right - 1; x += 2)
      for (const y of [top + 1, bottom - 2]) if (x !== column && y !== row) plan.paint(plan.at(x, y), 'rock');
  } else if (kind < 0.6) plan.fill({ left: left + 1, top: top + 1, right: right - 1, bottom: bottom - 1 }, 'water');
  else if (kind < 0.75) {
    for (const cell of plan.cellsIn(room)) if (draw() < 0.22) plan.paint(cell, 'rough');
  } else if (kind < 0.85) plan.fill(room, 'wood');
}

/** Each room is joined to the nearest of those that hang together already, and a few more are joined on top. */
function waysBetween(plan: Plan, rooms: readonly Room[], density: Density, draw: Draw): number[][] {
  const ways: number[][] = [];
  const [first, ...rest] = rooms;
  if (first === undefined) return ways;
  const joined = [first];
  const left = new Set(rest);
  while (left.size > 0) {
    let best: { from: Room; to: Room; far: number } | null = null;
    for (const to of left)
      for (const from of joined) {
        const far = farBetween(plan, from, to);
        if (best === null || far < best.far) best = { from, to, far };
      }
    if (best === null) break;
    ways.push(plan.elbow(best.from.middle, best.to.middle, draw() < 0.5));
    left.delete(best.to);
    joined.push(best.to);
  }
  for (let more = Math.round(rooms.length * moreWays[density]); more > 0; more -= 1) {
    const from = oneOf(rooms, draw, first);
    const near = rooms
      .filter((room) => room !== from)
      .toSorted((one, other) => farBetween(plan, from, one) - farBetween(plan, from, other));
    const to = oneOf(near.slice(0, 4), draw, from);
    if (to !== from) ways.push(plan.elbow(from.middle, to.middle, draw() < 0.5));
  }
  return ways;
}

const farBetween = ({ grid }: Plan, one: Room, other: Room): number =>
  Math.abs(columnOf(grid, one.middle) - columnOf(grid, other.middle)) + Math.abs(rowOf(grid, one.middle) - rowOf(grid, other.middle));

/** Straight down from the lowest room to the edge of the map. */
function wayOut(plan: Plan, rooms: readonly Room[]): number[] {
  const lowest = rooms.toSorted((one, other) => other.bottom - one.bottom)[0];
  if (lowest === undefined) return [];
  const end = plan.at(columnOf(plan.grid, lowest.middle), plan.grid.rows - 1);
  return end === null ? [] : plan.elbow(lowest.middle, end, false);
}

/** Doors where a way passes into a room or out of it, and walls where a room and a corridor touch otherwise. */
function shutRooms(plan: Plan, ways: readonly (readonly number[])[], roomAt: ReadonlyMap<number, number>): void {
  const isEdge = (one: number, other: number) => roomAt.get(one) !== roomAt.get(other);
  for (const way of ways)
    for (const [at, cell] of way.entries()) {
      const next = way[at + 1];
      if (next !== undefined && isEdge(cell, next)) plan.stand(cell, next, 'door');
    }
  for (const cell of roomAt.keys())
    for (const next of plan.beside(cell))
      if (plan.isOpen(cell) && plan.isOpen(next) && isEdge(cell, next) && plan.between(cell, next) === null) plan.stand(cell, next, 'wall');
}

/** Locks rooms without which all others still hang together. Answers which. */
function lockRooms(plan: Plan, rooms: readonly Room[], roomAt: ReadonlyMap<number, number>, draw: Draw): Set<number> {
  const locked = new Set<number>();
  const lockedAt = (cell: number) => locked.has(roomAt.get(cell) ?? -1);
  for (const n of rooms.keys()) {
    if (draw() >= 0.35) continue;
    locked.add(n);
    if (plan.regions(lockedAt).length !== 1) locked.delete(n);
  }
  for (const {
    between: [one, other],
  } of plan.doors())
    if (lockedAt(one) || lockedAt(other)) plan.stand(one, other, 'door', true);
  return locked;
}
