/** What covers a map: a grid of cells, row by row from the top left, each covered or revealed. */
export interface Fog {
  on: boolean;
  columns: number;
  rows: number;
  /** Four cells in each hexadecimal digit, the first in its highest bit; what is missing is covered. */
  revealed: string;
}

/** How finely a map is covered. */
export const fogColumns = 48;
export const fogRows = 32;

/** A map that nothing covers; once fog is put on, all of it is covered. */
export const noFog: Fog = { on: false, columns: fogColumns, rows: fogRows, revealed: '' };

/** Whether a cell is revealed. */
export function isRevealed({ revealed }: Pick<Fog, 'revealed'>, cell: number): boolean {
  return (digitAt(revealed, cell >> 2) & bitOf(cell)) !== 0;
}

/** The fog after cells were revealed, or covered again. Cells outside of the grid are left out of account. */
export function withCells(fog: Fog, cells: readonly number[], reveal: boolean): Fog {
  const size = fog.columns * fog.rows;
  const digits = Array.from({ length: Math.ceil(size / 4) }, (_, n) => digitAt(fog.revealed, n));
  for (const cell of cells) {
    if (!Number.isInteger(cell) || cell < 0 || cell >= size) continue;
    const before = digits[cell >> 2] ?? 0;
    digits[cell >> 2] = reveal ? before | bitOf(cell) : before & ~bitOf(cell);
  }
  return { ...fog, revealed: digits.map((digit) => digit.toString(16)).join('') };
}

/** The cells among those given that revealing, or covering, would change. */
export function changedCells(fog: Fog, cells: readonly number[], reveal: boolean): number[] {
  return [...new Set(cells)].filter((cell) => isRevealed(fog, cell) !== reveal);
}

/** The cell under a point of the map, both from 0 at the top left to 1. */
export function cellAt({ columns, rows }: Pick<Fog, 'columns' | 'rows'>, x: number, y: number): number {
  const along = (part: number, count: number) => Math.min(count - 1, Math.max(0, Math.floor(part * count)));
  return along(y, rows) * columns + along(x, columns);
}

/** Whether fog lies over a point of the map. */
export function isCovered(fog: Fog, { x, y }: { x: number; y: number }): boolean {
  return fog.on && !isRevealed(fog, cellAt(fog, x, y));
}

/** The cells within a round brush around a cell; a radius of 0 is that cell alone. */
export function brushedCells({ columns, rows }: Pick<Fog, 'columns' | 'rows'>, centre: number, radius: number): number[] {
  const [column, row] = [centre % columns, Math.floor(centre / columns)];
  const cells: number[] = [];
  for (let y = Math.max(0, row - radius); y <= Math.min(rows - 1, row + radius); y += 1) {
    for (let x = Math.max(0, column - radius); x <= Math.min(columns - 1, column + radius); x += 1) {
      if (Math.hypot(x - column, y - row) <= radius + 0.5) cells.push(y * columns + x);
    }
  }
  return cells;
}

const bitOf = (cell: number): number => 8 >> (cell & 3);

function digitAt(revealed: string, at: number): number {
  const digit = Number.parseInt(revealed[at] ?? '0', 16);
  return Number.isNaN(digit) ? 0 : digit;
}
