import { barsLook } from './barriers.ts';
import type { Barriers } from './barriers.ts';
import { cellAt, cellUnder, columnOf, middleOf, rowOf } from './grid.ts';

/** Calls `meet` with every cell that a look from a cell reaches within so many cells, itself included; some are met more than once. */
export function lookAround(barriers: Barriers, from: number, radius: number, meet: (cell: number) => void): void {
  meet(from);
  if (radius < 1) return;
  if (barriers.grid.kind === 'square') lookOverSquares(barriers, from, radius, meet);
  else for (const ray of hexRays(barriers, from, radius)) lookAlong(barriers, from, ray, meet);
}

function lookAlong(barriers: Barriers, from: number, ray: Iterable<number>, meet: (cell: number) => void): void {
  let before = from;
  for (const cell of ray) {
    if (cell === before) continue;
    if (barsLook(barriers, before, cell)) return;
    meet(cell);
    if (barriers.isSolid(cell)) return;
    before = cell;
  }
}

/** A ray to each cell on the edge of the square around a cell: every cell within lies on one of them. Most of the work of a map is here. */
function lookOverSquares(barriers: Barriers, from: number, radius: number, meet: (cell: number) => void): void {
  const { grid } = barriers;
  const [column, row] = [columnOf(grid, from), rowOf(grid, from)];
  const along = (x: number, y: number) => {
    let before = from;
    for (let step = 1; step <= radius; step += 1) {
      const cell = cellAt(grid, column + Math.round((x * step) / radius), row + Math.round((y * step) / radius));
      if (cell === null || barsLook(barriers, before, cell)) return;
      meet(cell);
      if (barriers.isSolid(cell)) return;
      before = cell;
    }
  };
  for (let at = -radius; at <= radius; at += 1) {
    along(at, -radius);
    along(at, radius);
    if (Math.abs(at) === radius) continue;
    along(-radius, at);
    along(radius, at);
  }
}

/** Twice as many rays as there are hexes on the ring, in steps of half a hex. */
function* hexRays({ grid }: Barriers, from: number, radius: number): Generator<Iterable<number>> {
  const { x, y } = middleOf(grid, from);
  function* along(angle: number) {
    for (let far = 0.5; far <= radius; far += 0.5) {
      const cell = cellUnder(grid, { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far });
      if (cell === null) return;
      yield cell;
    }
  }
  const count = radius * 12;
  for (let ray = 0; ray < count; ray += 1) yield along((ray * 2 * Math.PI) / count);
}
