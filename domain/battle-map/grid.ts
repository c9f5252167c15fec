/** The grid of a battle map. Cells are numbered row by row from 0 at the top left. In a grid of hexes, odd rows stand half a cell further right. */
export interface Grid {
  kind: 'square' | 'hex';
  columns: number;
  rows: number;
}

/** Feet from one cell to the next (SRD 5.2.1, Playing on a Grid). */
export const feetPerCell = 5;

export const cellCount = ({ columns, rows }: Grid): number => columns * rows;
export const columnOf = ({ columns }: Grid, cell: number): number => cell % columns;
export const rowOf = ({ columns }: Grid, cell: number): number => Math.floor(cell / columns);

/** The cell in a column and a row; null outside of the grid. */
export function cellAt({ columns, rows }: Grid, column: number, row: number): number | null {
  return column >= 0 && row >= 0 && column < columns && row < rows ? row * columns + column : null;
}

/** A place within the grid, in widths of a cell from its top left corner. */
export interface Place {
  x: number;
  y: number;
}

/** How far apart rows of hexes stand, in widths of a cell. */
export const hexRow = Math.sqrt(3) / 2;

/** The middle of a cell. */
export function middleOf(grid: Grid, cell: number): Place {
  const [column, row] = [columnOf(grid, cell), rowOf(grid, cell)];
  if (grid.kind === 'square') return { x: column + 0.5, y: row + 0.5 };
  return { x: column + 0.5 + (row % 2) / 2, y: row * hexRow + 1 / Math.sqrt(3) };
}

/** How wide and high the whole grid is, in widths of a cell. */
export function extentOf({ kind, columns, rows }: Grid): Place {
  return kind === 'square' ? { x: columns, y: rows } : { x: columns + 0.5, y: (rows - 1) * hexRow + 2 / Math.sqrt(3) };
}

/** A side of a cell, as a line from one place of the grid to another. */
export interface Segment {
  from: Place;
  to: Place;
}

/** How long half of a side of a cell is, in widths of a cell. */
const halfSide = ({ kind }: Grid) => (kind === 'square' ? 0.5 : 1 / (2 * Math.sqrt(3)));

/** Where two cells meet. */
export function segmentOf(grid: Grid, [one, other]: readonly [number, number]): Segment {
  const [a, b] = [middleOf(grid, one), middleOf(grid, other)];
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  const [x, y] = [((a.y - b.y) / far) * halfSide(grid), ((b.x - a.x) / far) * halfSide(grid)];
  return { from: { x: middle.x - x, y: middle.y - y }, to: { x: middle.x + x, y: middle.y + y } };
}

/** The cell whose middle is nearest to a place; null where that lies outside of the grid. */
export function cellUnder(grid: Grid, { x, y }: Place): number | null {
  if (grid.kind === 'square') return cellAt(grid, Math.floor(x), Math.floor(y));
  const row = Math.round((y - 1 / Math.sqrt(3)) / hexRow);
  let [best, nearest]: [number | null, number] = [null, 0.6];
  for (const r of [row - 1, row, row + 1]) {
    const cell = cellAt(grid, Math.round(x - 0.5 - (Math.abs(r) % 2) / 2), r);
    if (cell === null) continue;
    const middle = middleOf(grid, cell);
    const far = Math.hypot(middle.x - x, middle.y - y);
    if (far < nearest) [best, nearest] = [cell, far];
  }
  return best;
}

const squareSteps = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => [x, y] as const)).filter(([x, y]) => x !== 0 || y !== 0);
const hexSteps = {
  even: [
    [-1, 0],
    [1, 0],
    [-1, -1],
    [0, -1],
    [-1, 1],
    [0, 1],
  ],
  odd: [
    [-1, 0],
    [1, 0],
    [0, -1],
    [1, -1],
    [0, 1],
    [1, 1],
  ],
} as const;

/** The cells around a cell: eight, or six of hexes. */
export function neighboursOf(grid: Grid, cell: number): number[] {
  const [column, row] = [columnOf(grid, cell), rowOf(grid, cell)];
  const steps = grid.kind === 'square' ? squareSteps : row % 2 === 0 ? hexSteps.even : hexSteps.odd;
  return steps.flatMap(([x, y]) => cellAt(grid, column + x, row + y) ?? []);
}

/** A hex by three axes whose sum is 0. */
function cube(grid: Grid, cell: number): [number, number, number] {
  const row = rowOf(grid, cell);
  const q = columnOf(grid, cell) - (row - (row % 2)) / 2;
  return [q, row, -q - row];
}

/** Cells from one to another: a step to any cell around counts as one, as a diagonal does. */
export function stepsBetween(grid: Grid, from: number, to: number): number {
  if (grid.kind === 'square')
    return Math.max(Math.abs(columnOf(grid, from) - columnOf(grid, to)), Math.abs(rowOf(grid, from) - rowOf(grid, to)));
  const [a, b] = [cube(grid, from), cube(grid, to)];
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
}

/** Feet from one cell to another, as the grid counts them. */
export const feetBetween = (grid: Grid, from: number, to: number): number => stepsBetween(grid, from, to) * feetPerCell;

const hair = 1e-6;

/** The cells that a straight line from the middle of one cell to that of another passes, both included, each beside the one before. */
export function lineBetween(grid: Grid, from: number, to: number): number[] {
  const steps = stepsBetween(grid, from, to);
  const [a, b] = [middleOf(grid, from), middleOf(grid, to)];
  const cells = [from];
  for (let step = 1; step < steps; step += 1) {
    const part = step / steps;
    const [x, y] = [a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part];
    // A hair aside, so that a line along the edge of two cells always takes the same one; at the edge of the grid, the one within.
    const cell = cellUnder(grid, { x: x + hair, y: y + hair }) ?? cellUnder(grid, { x: x - hair, y: y - hair });
    if (cell !== null) cells.push(cell);
  }
  if (to !== from) cells.push(to);
  return cells;
}
