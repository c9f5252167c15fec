import { cellAt, columnOf, middleOf, neighboursOf, rowOf, hexRow } from '#domain/battle-map/grid.ts';
import type { Grid, Place } from '#domain/battle-map/grid.ts';
import type { Token } from '#domain/battle-map/state.ts';

const steps: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-1, -1],
  PageUp: [1, -1],
  End: [-1, 1],
  PageDown: [1, 1],
};

/** Whether a key leads to another cell. */
export const isStepKey = (key: string): boolean => steps[key] !== undefined;

/** The cell that a key leads to: by the arrows, and over corners by Home, End, Page Up and Page Down. Null at the edge, and for any other key. */
export function cellByKey(grid: Grid, cell: number, key: string): number | null {
  const step = steps[key];
  if (step === undefined) return null;
  const [x, y] = step;
  const [column, row] = [columnOf(grid, cell), rowOf(grid, cell)];
  if (grid.kind === 'square' || y === 0) return cellAt(grid, column + x, row + y);
  // A hex has two cells above and two below: the arrows take the one of the same column.
  const odd = row % 2;
  return cellAt(grid, x === 0 ? column : column + (x < 0 ? odd - 1 : odd), row + y);
}

/** The cells that a brush of so many cells around covers. */
export function brushed(grid: Grid, cell: number, radius: number): number[] {
  let around = new Set([cell]);
  for (let step = 0; step < radius; step += 1) around = new Set([...around].flatMap((each) => [each, ...neighboursOf(grid, each)]));
  return [...around];
}

/** The cells of the rectangle between two. */
export function rectangle(grid: Grid, one: number, other: number): number[] {
  const [left = 0, right = 0] = [columnOf(grid, one), columnOf(grid, other)].toSorted((a, b) => a - b);
  const [top = 0, bottom = 0] = [rowOf(grid, one), rowOf(grid, other)].toSorted((a, b) => a - b);
  const cells: number[] = [];
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) cells.push(row * grid.columns + column);
  return cells;
}

/** The middle of what a token covers. */
export function middleOfToken(grid: Grid, { cell, size }: Pick<Token, 'cell' | 'size'>): Place {
  const middle = middleOf(grid, cell);
  return { x: middle.x + (size - 1) / 2, y: middle.y + ((size - 1) / 2) * (grid.kind === 'square' ? 1 : hexRow) };
}
