import { battleBoard } from '#domain/limits/battle-map-limits.ts';
import { hexRow } from '#domain/battle-map/grid.ts';
import type { Grid, Place } from '#domain/battle-map/grid.ts';
import type { Size } from '#web/lib/use-frame-size.ts';
import type { Ink } from './ink.ts';
import type { Palette } from './palette.ts';

/** What the board is drawn with: where its corner lies in the frame, and how many pixels a cell is wide. */
export interface Pen {
  ctx: Ink;
  grid: Grid;
  scale: number;
  origin: Place;
  size: Size;
  colours: Palette;
}

/** The same on a canvas, which writes as well. */
export interface CanvasPen extends Pen {
  ctx: CanvasRenderingContext2D;
}

/** Where a place of the grid lies in the frame. */
export const toFrame = ({ origin, scale }: Pen, { x, y }: Place): Place => ({ x: origin.x + x * scale, y: origin.y + y * scale });

/** Columns and rows of which something shows, the ends left out. */
export function inView({ grid, scale, origin, size }: Pen): { left: number; right: number; top: number; bottom: number } {
  const rowHeight = scale * (grid.kind === 'square' ? 1 : hexRow);
  return {
    left: Math.max(0, Math.floor(-origin.x / scale) - 1),
    right: Math.min(grid.columns, Math.ceil((size.width - origin.x) / scale) + 1),
    top: Math.max(0, Math.floor(-origin.y / rowHeight) - 1),
    bottom: Math.min(grid.rows, Math.ceil((size.height - origin.y) / rowHeight) + 1),
  };
}

/** Whether a place lies in the frame, or at most so many pixels beyond. */
export const shows = ({ size }: Pen, { x, y }: Place, margin: number): boolean =>
  x > -margin && y > -margin && x < size.width + margin && y < size.height + margin;

interface Outline {
  moveTo: (x: number, y: number) => void;
  lineTo: (x: number, y: number) => void;
  closePath: () => void;
  rect: (x: number, y: number, width: number, height: number) => void;
}

/** Adds the cells from one column to another of a row to a path, as one outline. */
export function addRun(path: Outline, pen: Pick<Pen, 'grid' | 'scale' | 'origin'>, row: number, from: number, to: number): void {
  const { grid, scale, origin } = pen;
  if (grid.kind === 'square') {
    const [left, right] = [Math.round(origin.x + from * scale), Math.round(origin.x + to * scale)];
    const [top, bottom] = [Math.round(origin.y + row * scale), Math.round(origin.y + (row + 1) * scale)];
    return path.rect(left, top, right - left, bottom - top);
  }
  const middle = origin.y + (row * hexRow + 1 / Math.sqrt(3)) * scale;
  const left = origin.x + (from + (row % 2) / 2) * scale;
  if (scale < battleBoard.hexCellPixels)
    return path.rect(left, middle - (hexRow * scale) / 2 - 0.3, (to - from) * scale, hexRow * scale + 0.6);
  // A hair larger than it is, so that no ground shines through between rows.
  const rise = scale / (2 * Math.sqrt(3)) + 0.3;
  path.moveTo(left, middle + rise);
  path.lineTo(left, middle - rise);
  for (let at = 0; at < to - from; at += 1) {
    path.lineTo(left + (at + 0.5) * scale, middle - rise * 2);
    path.lineTo(left + (at + 1) * scale, middle - rise);
  }
  for (let at = to - from - 1; at >= 0; at -= 1) {
    path.lineTo(left + (at + 1) * scale, middle + rise);
    path.lineTo(left + (at + 0.5) * scale, middle + rise * 2);
  }
  path.closePath();
}
