import { middleOf, segmentOf } from '#domain/battle-map/grid.ts';
import type { Place } from '#domain/battle-map/grid.ts';
import type { Terrain, Wall } from '#domain/battle-map/state.ts';
import { outlineOf } from '#web/features/battle-map/data/edges.ts';
import type { Pair } from '#web/features/battle-map/data/edges.ts';
import type { Walk } from '#web/features/battle-map/data/walk.ts';
import { colourOf } from './palette.ts';
import type { Colour } from './palette.ts';
import { addRun, toFrame } from './pen.ts';
import type { CanvasPen } from './pen.ts';

/** What lies over the map while somebody does something with it. */
export interface Marks {
  /** Cells of what helps whoever stands there, below all else. */
  friendly?: readonly number[] | undefined;
  /** Cells beside a wall in which it strikes whoever ends a turn there. */
  beside?: readonly number[] | undefined;
  /** Cells in a colour, e.g. of an area. */
  cells?: { cells: readonly number[]; colour: Colour } | undefined;
  /** Cells that a brush has passed. */
  brushed?: { cells: readonly number[]; terrain: Terrain } | undefined;
  /** Sides that a tool has passed. */
  sides?: { sides: readonly Pair[]; kind: Wall['kind'] | 'erase' } | undefined;
  walk?: { walk: Walk; size: number } | undefined;
  ruler?: { from: number; to: number; feet: number } | undefined;
  /** The cell that a key presses. */
  cursor?: number | undefined;
}

/** Draws what lies over the map. */
export function paintMarks(pen: CanvasPen, { friendly = [], beside = [], cells, brushed, sides, walk, ruler, cursor }: Marks): void {
  const { ctx } = pen;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  if (friendly.length > 0) {
    paintCells(pen, friendly, 'candle', 0.12);
    paintSides(pen, outlineOf(pen.grid, friendly), 'candle', 1.5);
  }
  if (beside.length > 0) paintCells(pen, beside, 'ember', 0.12);
  if (brushed) paintCells(pen, brushed.cells, colourOf(brushed.terrain), 0.9);
  if (cells) {
    paintCells(pen, cells.cells, cells.colour, 0.28);
    paintSides(pen, outlineOf(pen.grid, cells.cells), cells.colour, 2.5);
  }
  if (sides) paintSides(pen, sides.sides, sides.kind === 'erase' ? 'wine' : sides.kind === 'window' ? 'sea' : 'ember', 6);
  if (walk) paintWalk(pen, walk.walk, walk.size);
  if (ruler) paintRuler(pen, ruler);
  if (cursor !== undefined) paintCursor(pen, cursor);
}

function paintCells(pen: CanvasPen, cells: readonly number[], colour: Colour, alpha: number): void {
  const { ctx, grid, colours } = pen;
  ctx.beginPath();
  for (const cell of cells) {
    const column = cell % grid.columns;
    addRun(ctx, pen, (cell - column) / grid.columns, column, column + 1);
  }
  ctx.globalAlpha = alpha;
  ctx.fillStyle = colours[colour];
  ctx.fill();
  ctx.globalAlpha = 1;
}

function paintSides(pen: CanvasPen, sides: readonly Pair[], colour: Colour, width: number): void {
  const { ctx, grid, colours } = pen;
  ctx.beginPath();
  for (const side of sides) {
    const { from, to } = segmentOf(grid, side);
    const [a, b] = [toFrame(pen, from), toFrame(pen, to)];
    ctx.moveTo(a.x, a.y);
    ctx.lineTo(b.x, b.y);
  }
  ctx.strokeStyle = colours[colour];
  ctx.lineWidth = width;
  ctx.stroke();
}

/** A way in the colour of light as far as the speed goes, and beyond in red. */
function paintWalk(pen: CanvasPen, { cells, feet, total, speed }: Walk, size: number): void {
  const aside = (size - 1) / 2;
  const places = cells.map((cell) => {
    const { x, y } = middleOf(pen.grid, cell);
    return toFrame(pen, { x: x + aside, y: y + aside });
  });
  const within = feet.filter((each) => each <= speed).length;
  paintLine(pen, places.slice(0, within), 'candle');
  if (within < places.length) paintLine(pen, places.slice(Math.max(0, within - 1)), 'wine');
  const end = places.at(-1);
  if (end) paintLabel(pen, end, `${total} ft`, total > speed ? 'wine' : 'ink');
}

function paintLine(pen: CanvasPen, places: readonly Place[], colour: Colour, dash: number[] = []): void {
  const { ctx, colours, scale } = pen;
  ctx.beginPath();
  for (const { x, y } of places) ctx.lineTo(x, y);
  ctx.setLineDash(dash);
  const width = Math.min(7, Math.max(3, scale * 0.1));
  ctx.strokeStyle = colours['ground-fog'];
  ctx.lineWidth = width + 3;
  ctx.globalAlpha = 0.6;
  ctx.stroke();
  ctx.globalAlpha = 1;
  ctx.strokeStyle = colours[colour];
  ctx.lineWidth = width;
  ctx.stroke();
  ctx.setLineDash([]);
  for (const { x, y } of places.slice(1)) {
    ctx.beginPath();
    ctx.arc(x, y, width * 0.9, 0, Math.PI * 2);
    ctx.fillStyle = colours[colour];
    ctx.fill();
  }
}

function paintRuler(pen: CanvasPen, { from, to, feet }: NonNullable<Marks['ruler']>): void {
  const places = [from, to].map((cell) => toFrame(pen, middleOf(pen.grid, cell)));
  paintLine(pen, places, 'sea', [8, 8]);
  const end = places.at(-1);
  if (end) paintLabel(pen, end, `${feet} ft`, 'ink');
}

/** Words in a box above a place. */
function paintLabel({ ctx, colours, scale, size }: CanvasPen, { x, y }: Place, text: string, colour: Colour): void {
  ctx.font = '600 14px Figtree, sans-serif';
  const width = ctx.measureText(text).width + 16;
  const left = Math.min(size.width - width - 4, Math.max(4, x - width / 2));
  const top = Math.max(4, y - scale * 0.5 - 32);
  ctx.beginPath();
  ctx.roundRect(left, top, width, 26, 13);
  ctx.fillStyle = colours.raised;
  ctx.fill();
  ctx.strokeStyle = colours[colour];
  ctx.lineWidth = 1.5;
  ctx.stroke();
  ctx.fillStyle = colours[colour];
  ctx.textBaseline = 'middle';
  ctx.fillText(text, left + 8, top + 14);
}

function paintCursor(pen: CanvasPen, cell: number): void {
  const { ctx, grid, colours } = pen;
  const column = cell % grid.columns;
  for (const [colour, width] of [
    ['raised', 5],
    ['ember', 2.5],
  ] as const) {
    ctx.beginPath();
    addRun(ctx, pen, (cell - column) / grid.columns, column, column + 1);
    ctx.strokeStyle = colours[colour];
    ctx.lineWidth = width;
    ctx.stroke();
  }
}
