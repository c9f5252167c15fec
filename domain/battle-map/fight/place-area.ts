import { areaCells } from '#domain/battle-map/area.ts';
import { feetPerCell, middleOf, neighboursOf } from '#domain/battle-map/grid.ts';
import type { Place } from '#domain/battle-map/grid.ts';
import { cellsOf } from '#domain/battle-map/sight.ts';
import type { FightArea } from '#domain/combat/place/area.ts';
import { cellsBeside } from './wall-side.ts';
import { feetApart } from './stands.ts';
import type { Battlefield, Placed } from './stands.ts';

/** Where an area is put: the cell where it begins, and the place towards which it goes. What begins at whoever makes it needs only that. */
export interface Placing {
  origin: number;
  towards: Place;
  /** A wall that can stand as a ring does so. */
  ring?: true | undefined;
  /** A wall that strikes beyond one of its sides does so towards whoever makes it, and a ring outwards. */
  otherSide?: true | undefined;
}

/** An area as it lies: where it begins, its cells, and who of the fight stands in it. */
export interface LaidArea {
  origin: number;
  cells: number[];
  caught: Placed[];
  /** The cells beside a wall in which it strikes whoever ends a turn there; none of all else. */
  beside: number[];
}

type Making = Pick<Placed, 'id' | 'token'>;

/** The cell of whoever makes an area from which it goes: the one that is nearest to where it goes. */
function ownOrigin({ map: { grid } }: Pick<Battlefield, 'map'>, { token }: Making, { x, y }: Place): number {
  const far = (cell: number) => Math.hypot(middleOf(grid, cell).x - x, middleOf(grid, cell).y - y);
  return cellsOf(grid, token).reduce((best, cell) => (far(cell) < far(best) ? cell : best), token.cell);
}

/** Lays an area; null where it begins too far away, or out of sight, for whoever makes it. What begins at them leaves them out, but for an emanation that they want for themselves. */
export function laidArea(
  field: Pick<Battlefield, 'map' | 'placed' | 'seesCell'>,
  one: Placed,
  { area, reach, own = false }: FightArea,
  { origin, towards, ring, otherSide }: Placing,
): LaidArea | null {
  const { map } = field;
  if (reach !== null) {
    const begin = { cell: origin, size: 1 };
    if (feetApart(map, one.token, begin) > reach || !field.seesCell(one, origin)) return null;
  }
  const shape = ring && area.ring !== undefined ? ({ ...area, shape: 'ring', feet: area.ring } as const) : area;
  const from = reach === null ? ownOrigin(field, one, towards) : origin;
  const begins = reach === null && area.shape === 'emanation' ? cellsOf(map.grid, one.token) : [from];
  const cells = [...new Set(begins.flatMap((cell) => areaCells(map, shape, cell, towards)))];
  const inside = new Set(cells);
  const caught = field.placed.filter(
    ({ id, token }) => (reach !== null || own || id !== one.id) && cellsOf(map.grid, token).some((cell) => inside.has(cell)),
  );
  const wall = { origin: from, towards, cells, maker: middleOf(map.grid, one.token.cell), isOtherSide: otherSide === true };
  return { origin: from, cells, caught, beside: cellsBeside(map, shape, wall) };
}

/** Directions in which an area that begins at whoever makes it is tried. */
const directions = 32;

/** The ways in which an area could be put so that it catches somebody: around them, or in any direction. */
export function placings(field: Battlefield, one: Placed, { area, reach }: FightArea, target: Placed): Placing[] {
  const { grid } = field.map;
  const middle = middleOf(grid, ownOrigin(field, one, middleOf(grid, target.token.cell)));
  if (reach === null) {
    const at = (turn: number) => ({ x: middle.x + Math.cos(turn) * 100, y: middle.y + Math.sin(turn) * 100 });
    const all = Array.from({ length: directions }, (_, n) => at((n * 2 * Math.PI) / directions));
    return [middleOf(grid, target.token.cell), ...all].map((towards) => ({ origin: one.token.cell, towards }));
  }
  let around = new Set([target.token.cell]);
  for (let step = 0; step < Math.floor(area.feet / feetPerCell); step += 1)
    around = new Set([...around].flatMap((cell) => [cell, ...neighboursOf(grid, cell)]));
  return [...around].map((origin) => ({ origin, towards: middleOf(grid, target.token.cell) }));
}

/**
 * Lays an area for somebody who has only said whom it shall catch: where it catches all of them, and as few others as can be. Null where
 * no place does.
 */
export function areaAround(field: Battlefield, one: Placed, made: FightArea, wanted: readonly string[]): LaidArea | null {
  const [first] = field.placed.filter(({ id }) => wanted.includes(id));
  if (!first) return null;
  let best: LaidArea | null = null;
  for (const placing of placings(field, one, made, first)) {
    const laid = laidArea(field, one, made, placing);
    if (laid === null || !wanted.every((id) => laid.caught.some((each) => each.id === id))) continue;
    if (best === null || laid.caught.length < best.caught.length) best = laid;
  }
  return best;
}
