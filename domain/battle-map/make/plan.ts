import { pairOf } from '#domain/battle-map/barriers.ts';
import { cellAt, cellCount, columnOf, rowOf } from '#domain/battle-map/grid.ts';
import type { Grid } from '#domain/battle-map/grid.ts';
import { toRuns } from '#domain/battle-map/runs.ts';
import { terrainSigns } from '#domain/battle-map/terrain.ts';
import type { Ground, Light, Stamp, Terrain, Wall } from '#domain/battle-map/state.ts';
import type { Furnishing } from './furnishings.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';

/** A rectangle of cells: its first column and row, and the first ones beyond it. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A map of squares that is being made: what each cell is of, and what stands along their sides. */
export class Plan {
  readonly grid: Grid;
  readonly #terrain: Terrain[];
  readonly #walls = new Map<number, Wall>();
  readonly #lights = new Map<number, Light>();
  readonly #stamps: Stamp[] = [];
  readonly #covered = new Set<number>();

  constructor(columns: number, rows: number, terrain: Terrain) {
    this.grid = { kind: 'square', columns, rows };
    this.#terrain = Array.from({ length: columns * rows }, () => terrain);
  }

  /** The cell of a column and a row; null outside. */
  at = (column: number, row: number): number | null => cellAt(this.grid, column, row);

  is = (cell: number, terrain: Terrain): boolean => this.#terrain[cell] === terrain;

  isOpen = (cell: number): boolean => !this.is(cell, 'rock');

  paint(cell: number | null, terrain: Terrain): void {
    if (cell !== null) this.#terrain[cell] = terrain;
  }

  /** Paints a rectangle, as far as it lies on the map. */
  fill(box: Box, terrain: Terrain): void {
    for (const cell of this.cellsIn(box)) this.paint(cell, terrain);
  }

  cellsIn({ left, top, right, bottom }: Box): number[] {
    const cells: number[] = [];
    for (let row = top; row < bottom; row += 1)
      for (let column = left; column < right; column += 1) {
        const cell = this.at(column, row);
        if (cell !== null) cells.push(cell);
      }
    return cells;
  }

  /** The cells beside a cell by its four sides. */
  beside(cell: number): number[] {
    const { columns, rows } = this.grid;
    const [column, row] = [columnOf(this.grid, cell), rowOf(this.grid, cell)];
    const beside: number[] = [];
    if (column < columns - 1) beside.push(cell + 1);
    if (row < rows - 1) beside.push(cell + columns);
    if (column > 0) beside.push(cell - 1);
    if (row > 0) beside.push(cell - columns);
    return beside;
  }

  /** Puts something between two cells that touch by a side, in the place of what stood there. */
  stand(one: number, other: number, kind: Wall['kind'], locked = false): void {
    this.#walls.set(pairOf(one, other), { between: [Math.min(one, other), Math.max(one, other)], kind, open: false, locked });
  }

  between = (one: number, other: number): Wall | null => this.#walls.get(pairOf(one, other)) ?? null;

  doors = (): Wall[] => [...this.#walls.values()].filter(({ kind }) => kind === 'door');

  light(cell: number, bright: number, dim: number): void {
    if (this.#lights.size < battleMapLimits.lightsPerMap) this.#lights.set(cell, { cell, bright, dim });
  }

  #isWalled(one: number, other: number): boolean {
    const wall = this.between(one, other);
    return wall !== null && wall.kind !== 'door';
  }

  /**
   * Lays a drawing of so many cells with its top left cell at a column and a row. Answers false, and lays nothing, where it would lie
   * beyond the map, in rock, or over another one; or where the map has as many as a map from a seed may.
   */
  lay({ id, width, height }: Furnishing, column: number, row: number): boolean {
    const cells = this.cellsIn({ left: column, top: row, right: column + width, bottom: row + height });
    const isFree = cells.length === width * height && cells.every((cell) => this.isOpen(cell) && !this.#covered.has(cell));
    if (!isFree || this.#stamps.length >= battleMapLimits.stampsFromSeed) return false;
    for (const cell of cells) this.#covered.add(cell);
    const [x, y] = [column + width / 2, row + height / 2];
    const n = this.#stamps.length + 1;
    this.#stamps.push({ id: `made-${n}`, drawing: id, text: '', x, y, width, height, turn: 0, forDm: false });
    return true;
  }

  /** The open cells, in groups of those that lead to each other, the largest first. Doors count as open, cells that are `shut` as rock. */
  regions(shut: (cell: number) => boolean = () => false): number[][] {
    const met = new Uint8Array(cellCount(this.grid));
    const regions: number[][] = [];
    for (let first = 0; first < cellCount(this.grid); first += 1) {
      if (met[first] === 1 || !this.isOpen(first) || shut(first)) continue;
      met[first] = 1;
      const region = [first];
      for (const cell of region)
        for (const next of this.beside(cell)) {
          if (met[next] === 1 || !this.isOpen(next) || shut(next) || this.#isWalled(cell, next)) continue;
          met[next] = 1;
          region.push(next);
        }
      regions.push(region);
    }
    return regions.toSorted((one, other) => other.length - one.length);
  }

  /** The cells of a way from one to another along one row and one column; `acrossFirst` says which comes first. */
  elbow(from: number, to: number, acrossFirst: boolean): number[] {
    const [a, b] = [from, to].map((cell) => ({ column: columnOf(this.grid, cell), row: rowOf(this.grid, cell) }));
    if (a === undefined || b === undefined) return [];
    const corner = acrossFirst ? { column: b.column, row: a.row } : { column: a.column, row: b.row };
    return [...straight(a, corner).slice(0, -1), ...straight(corner, b)].flatMap(({ column, row }) => this.at(column, row) ?? []);
  }

  /** Digs ways until all that is open hangs together; regions of fewer cells than `least` are filled with rock instead. */
  join(terrain: Terrain, least: number): void {
    const [main = [], ...others] = this.regions();
    const middle = main[Math.floor(main.length / 2)];
    // First what is filled, so that no way is filled again.
    for (const cell of others.filter((region) => region.length < least).flat()) this.paint(cell, 'rock');
    for (const [first] of others.filter((region) => region.length >= least))
      if (first !== undefined && middle !== undefined)
        for (const cell of this.elbow(first, middle, true)) if (!this.isOpen(cell)) this.paint(cell, terrain);
  }

  ground(name: string, ambient: Ground['ambient']): Ground {
    return {
      name,
      grid: this.grid,
      terrain: toRuns(this.#terrain.map((terrain) => terrainSigns[terrain]).join('')),
      walls: [...this.#walls.values()],
      lights: [...this.#lights.values()],
      stamps: [...this.#stamps],
      ambient,
      sight: true,
    };
  }
}

interface Spot {
  column: number;
  row: number;
}

function straight(from: Spot, to: Spot): Spot[] {
  const steps = Math.max(Math.abs(to.column - from.column), Math.abs(to.row - from.row));
  const [x, y] = [Math.sign(to.column - from.column), Math.sign(to.row - from.row)];
  return Array.from({ length: steps + 1 }, (_, step) => ({ column: from.column + x * step, row: from.row + y * step }));
}
