import { directionOf, ringMiddle } from '#domain/battle-map/area.ts';
import { wayBarriers } from '#domain/battle-map/barriers.ts';
import { extentOf, feetBetween, feetPerCell, middleOf } from '#domain/battle-map/grid.ts';
import type { Place } from '#domain/battle-map/grid.ts';
import { lookAround } from '#domain/battle-map/rays.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import type { Area } from '#domain/combat/place/area.ts';

/** A wall as it lies: where it begins and towards which place it goes, its cells, from where it is made, and which of its sides strikes. */
interface LaidWall {
  origin: number;
  towards: Place;
  cells: readonly number[];
  maker: Place;
  isOtherSide: boolean;
}

/** How far beside a wall a cell lies that is not of it. */
const aside = 0.51;

/** Which places lie on a side of a wall: the one away from whoever makes it, or the other; of a ring its inside, or what lies around it. */
function onSide({ grid }: Ground, area: Area, { origin, towards, maker, isOtherSide }: LaidWall): (place: Place) => boolean {
  const begin = middleOf(grid, origin);
  if (area.shape === 'ring') {
    const middle = ringMiddle({ grid }, begin, towards);
    const radius = area.feet / feetPerCell / 2;
    return ({ x, y }) => Math.hypot(x - middle.x, y - middle.y) < radius !== isOtherSide;
  }
  const direction = directionOf(begin, towards, extentOf(grid));
  const beside = ({ x, y }: Place) => (x - begin.x) * direction.y - (y - begin.y) * direction.x;
  const away = (beside(maker) > 0 ? -1 : 1) * (isOtherSide ? -1 : 1);
  return (place) => beside(place) * away > aside;
}

/** The cells within so many feet of some others, which are among them; not those that a wall keeps apart from them. */
export function cellsNear(ground: Ground, cells: readonly number[], feet: number): number[] {
  const [near, barriers] = [new Set(cells), wayBarriers(ground)];
  for (const cell of cells)
    lookAround(barriers, cell, feet / feetPerCell + 1, (each) => {
      if (feetBetween(ground.grid, cell, each) <= feet) near.add(each);
    });
  return [...near].toSorted((one, other) => one - other);
}

/** The cells beside a wall in which it strikes whoever ends a turn there (SRD 5.2.1, Wall of Fire); none of a wall that does not. */
export function cellsBeside(ground: Ground, area: Area, wall: LaidWall): number[] {
  const feet = area.side;
  if (feet === undefined) return [];
  const isOnSide = onSide(ground, area, wall);
  const [own, beside, barriers] = [new Set(wall.cells), new Set<number>(), wayBarriers(ground)];
  for (const cell of own) {
    lookAround(barriers, cell, feet / feetPerCell + 1, (each) => {
      if (!own.has(each) && feetBetween(ground.grid, cell, each) <= feet && isOnSide(middleOf(ground.grid, each))) beside.add(each);
    });
  }
  return [...beside].toSorted((one, other) => one - other);
}
