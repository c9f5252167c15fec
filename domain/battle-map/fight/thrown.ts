import { wayBarriers } from '#domain/battle-map/barriers.ts';
import { cellCount, feetPerCell, cellUnder, middleOf, neighboursOf } from '#domain/battle-map/grid.ts';
import type { Grid, Place } from '#domain/battle-map/grid.ts';
import { cellsOf } from '#domain/battle-map/sight.ts';
import { mayStep } from '#domain/battle-map/way.ts';
import type { Token } from '#domain/battle-map/state.ts';
import type { Battlefield, Placed } from './stands.ts';

type Standing = Pick<Token, 'cell' | 'size'>;

/** The middle of all the cells that somebody covers. */
function middleOfAll(grid: Grid, standing: Standing): Place {
  const middles = cellsOf(grid, standing).map((cell) => middleOf(grid, cell));
  const sum = (of: (place: Place) => number) => middles.reduce((total, place) => total + of(place), 0) / middles.length;
  return { x: sum(({ x }) => x), y: sum(({ y }) => y) };
}

/** Whether somebody could stand there: nobody else who counts does, and it lies within the map on no rock. */
export function isFree({ map, placed }: Battlefield, one: Pick<Placed, 'id' | 'token'>, cell: number): boolean {
  const { size } = one.token;
  const cells = cellsOf(map.grid, { cell, size });
  const taken = new Set(placed.filter(({ id, covers }) => id !== one.id && covers).flatMap(({ token }) => cellsOf(map.grid, token)));
  const { isSolid } = wayBarriers(map);
  return cell < cellCount(map.grid) && cells.length === size * size && cells.every((each) => !taken.has(each) && !isSolid(each));
}

/**
 * The cells over which somebody is pushed straight away from somebody else, or pulled straight towards them, so many feet at most. Walls,
 * rock, closed doors, the edge of the map and whoever stands in the way end it.
 */
export function thrown(field: Battlefield, one: Placed, from: Placed, feet: number, to: 'away' | 'towards'): number[] {
  const { grid } = field.map;
  const [begin, centre] = [middleOfAll(grid, one.token), middleOfAll(grid, from.token)];
  const [x, y] = [begin.x - centre.x, begin.y - centre.y];
  // On squares a step over a corner counts as one, so that the longer side decides.
  const length = grid.kind === 'square' ? Math.max(Math.abs(x), Math.abs(y)) : Math.hypot(x, y);
  if (length === 0) return [];
  const sign = to === 'away' ? 1 : -1;
  const corner = middleOf(grid, one.token.cell);
  const step = mayStep(field.map, one.token.size);
  const way: number[] = [];
  for (let n = 1; n <= Math.floor(feet / feetPerCell); n += 1) {
    const [before, wanted] = [
      way.at(-1) ?? one.token.cell,
      { x: corner.x + (sign * n * x) / length, y: corner.y + (sign * n * y) / length },
    ];
    const next = cellUnder(grid, wanted);
    if (next === null || !neighboursOf(grid, before).includes(next) || !step(before, next) || !isFree(field, one, next)) break;
    way.push(next);
  }
  return way;
}
