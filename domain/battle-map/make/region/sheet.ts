import { extentOf, middleOf } from '#domain/battle-map/grid.ts';
import type { Grid, Place } from '#domain/battle-map/grid.ts';
import { regionMaking } from '#domain/limits/battle-map-limits.ts';
import type { Stamp } from '#domain/battle-map/state.ts';

/** A rectangle in widths of a cell. */
interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Lying {
  width: number;
  height: number;
  turn?: number;
}

const fine = (value: number): number => Math.round(value * 100) / 100;

const areaOf = ({ x, y }: Place, { width, height }: Lying): Area => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

const { letterPart, marginCells } = regionMaking;

/** How wide a text of a height is, about. */
export const textWide = (text: string, high: number): number => text.length * high * letterPart;

/** What is drawn and written on a map of a region, in order. It knows where a text would lie over another. */
export class Sheet {
  readonly grid: Grid;
  readonly stamps: Stamp[] = [];
  readonly #taken: Area[] = [];

  constructor(grid: Grid) {
    this.grid = grid;
  }

  /** Lays a drawing with its middle at a place. */
  lay(drawing: string, { x, y }: Place, { width, height, turn = 0 }: Lying): void {
    const id = `made-${this.stamps.length + 1}`;
    this.stamps.push({ id, drawing, text: '', x: fine(x), y: fine(y), width: fine(width), height: fine(height), turn, forDm: false });
  }

  layOn(cell: number, drawing: string, turn: number): void {
    this.lay(drawing, middleOf(this.grid, cell), { width: 1, height: 1, turn });
  }

  /** Nothing is to be written here. */
  take(place: Place, size: Lying): void {
    this.#taken.push(areaOf(place, size));
  }

  /** Whether a rectangle lies on the map, and over nothing that is taken. */
  isFree(place: Place, size: Lying): boolean {
    const area = areaOf(place, size);
    return this.#isOn(area) && this.#taken.every((each) => !meets(each, area));
  }

  #isOn({ left, top, right, bottom }: Area): boolean {
    const { x, y } = extentOf(this.grid);
    return left > marginCells && top > marginCells && right < x - marginCells && bottom < y - marginCells;
  }

  /** Writes a text at the first of some places where it lies over nothing else; if it `must` be there, at the first that is on the map. */
  write(text: string, high: number, places: readonly Place[], must = false): void {
    const size = { width: textWide(text, high), height: high };
    const free = places.find((each) => this.isFree(each, size));
    const place = free ?? (must ? (places.find((each) => this.#isOn(areaOf(each, size))) ?? places[0]) : undefined);
    if (place === undefined) return;
    this.take(place, size);
    const [x, y] = [fine(place.x), fine(place.y)];
    const id = `made-${this.stamps.length + 1}`;
    this.stamps.push({ id, drawing: null, text, x, y, width: fine(Math.max(1, size.width)), height: fine(high), turn: 0, forDm: false });
  }
}

const meets = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
