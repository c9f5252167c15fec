import type { Area } from '#domain/combat/place/area.ts';
import { wayBarriers } from './barriers.ts';
import { cellCount, extentOf, feetBetween, feetPerCell, middleOf } from './grid.ts';
import type { Place } from './grid.ts';
import { lookAround } from './rays.ts';
import { cellsOf } from './sight.ts';
import type { Ground, Token } from './state.ts';

/**
 * The cells that an area covers from the cell where it begins towards a place; a sphere, a cylinder and an emanation go all around. A
 * square lies along the cells of a grid of squares, with the cell where it begins as its corner.
 * A wall goes from the cell where it begins as far as the place, at most as far as it is long; pressed where it begins, as far as it is long.
 * A ring goes around the corner of the cell where it begins that lies towards the place, and is so many feet across; of hexes around its middle.
 * A cell counts if its middle is inside, and nothing stands between it and where the area begins. An emanation goes from a space outwards
 * (SRD 5.2.1, Emanation): it covers every cell that is so many feet away as the grid counts them.
 */
export function areaCells(ground: Ground, area: Area, origin: number, towards: Place): number[] {
  const begin = middleOf(ground.grid, origin);
  const far = area.feet / feetPerCell;
  const reached = new Set<number>();
  lookAround(wayBarriers(ground), origin, Math.ceil(far * Math.SQRT2) + 1, (cell) => reached.add(cell));
  const isAlongCells = area.shape === 'square' && ground.grid.kind === 'square';
  const direction = directionOf(begin, towards, extentOf(ground.grid));
  const inside = isAlongCells
    ? insideSquare(begin, towards, far)
    : area.shape === 'wall'
      ? insideWall(begin, towards, direction, far)
      : area.shape === 'ring'
        ? onRing(ringMiddle(ground, begin, towards), far / 2)
        : insideOf(area, begin, direction, far);
  const isInside = (cell: number) =>
    area.shape === 'emanation' ? feetBetween(ground.grid, origin, cell) <= area.feet : inside(middleOf(ground.grid, cell));
  return [...reached]
    .filter(
      (cell) =>
        cell < cellCount(ground.grid) &&
        (cell !== origin || isAlongCells || area.shape === 'wall' || area.shape === 'ring' || isAllAround(area)) &&
        isInside(cell),
    )
    .toSorted((one, other) => one - other);
}

const isRound = ({ shape }: Pick<Area, 'shape'>) => shape === 'sphere' || shape === 'cylinder';
const isAllAround = (area: Area) => isRound(area) || area.shape === 'emanation';

/** The way from a place to another, of length 1. */
export function directionOf(begin: Place, towards: Place, extent: Place): Place {
  const [x, y] = [towards.x - begin.x, towards.y - begin.y];
  const length = Math.hypot(x, y);
  // A press on where it begins points into the map.
  if (length < 0.01) return begin.x * 2 < extent.x ? { x: 1, y: 0 } : { x: -1, y: 0 };
  return { x: x / length, y: y / length };
}

/** A square that never turns: from its corner to the right or the left, and down or up, whichever of them the place is. */
function insideSquare(begin: Place, towards: Place, far: number): (place: Place) => boolean {
  const [right, down] = [towards.x < begin.x ? -1 : 1, towards.y < begin.y ? -1 : 1];
  const isWithin = (cells: number) => cells > -0.5 && cells < far - 0.5;
  return ({ x, y }) => isWithin((x - begin.x) * right) && isWithin((y - begin.y) * down);
}

/** A wall, which takes the cells in a row from where it begins. */
function insideWall(begin: Place, towards: Place, direction: Place, far: number): (place: Place) => boolean {
  const asked = Math.hypot(towards.x - begin.x, towards.y - begin.y);
  const reach = Math.min(far - 1, asked < 0.5 ? far : asked);
  return ({ x, y }) => {
    const [right, down] = [x - begin.x, y - begin.y];
    const along = right * direction.x + down * direction.y;
    return along > -0.5 && along < reach + 0.5 && Math.abs(right * direction.y - down * direction.x) <= 0.51;
  };
}

/** What a ring goes around, so that it is as many feet across as it says: a corner of squares, the middle of a hex. */
export function ringMiddle({ grid }: Pick<Ground, 'grid'>, begin: Place, towards: Place): Place {
  if (grid.kind === 'hex') return begin;
  return { x: begin.x + (towards.x < begin.x ? -0.5 : 0.5), y: begin.y + (towards.y < begin.y ? -0.5 : 0.5) };
}

/** The cells in which a ring stands: those through which its line goes, as wide as a cell. */
const onRing =
  (middle: Place, radius: number) =>
  ({ x, y }: Place): boolean =>
    Math.abs(Math.hypot(x - middle.x, y - middle.y) - radius) <= 0.5;

function insideOf({ shape, width = feetPerCell }: Area, begin: Place, direction: Place, far: number): (place: Place) => boolean {
  const hair = 0.01;
  return (place) => {
    const [x, y] = [place.x - begin.x, place.y - begin.y];
    const along = x * direction.x + y * direction.y;
    const aside = Math.abs(x * direction.y - y * direction.x);
    if (isRound({ shape })) return Math.hypot(x, y) <= far + hair;
    if (along <= hair || along > far + 0.5) return false;
    // A cone is as wide at any point as that point is far from where it begins.
    if (shape === 'cone') return aside <= along / 2 + hair;
    return aside <= (shape === 'line' ? width / feetPerCell : far) / 2 + hair;
  };
}

/** The tokens that stand with at least one cell in an area. */
export function tokensIn(ground: Ground, tokens: readonly Token[], cells: readonly number[]): Token[] {
  const area = new Set(cells);
  return tokens.filter((token) => cellsOf(ground.grid, token).some((cell) => area.has(cell)));
}
