import { battleBoard } from '#domain/limits/battle-map-limits.ts';
import { extentOf, hexRow } from '#domain/battle-map/grid.ts';
import { terrainSigns, unknownSign } from '#domain/battle-map/terrain.ts';
import type { Scene, UnderPicture } from '#web/features/battle-map/data/scene.ts';
import { groundColours } from './palette.ts';
import { addRun, inView, toFrame } from './pen.ts';
import type { Pen } from './pen.ts';
import type { TextureFor } from './textures.ts';

/** Fills what is known of the ground, and draws the grid over it. */
export function paintGround(pen: Pen, scene: Scene, textureFor: TextureFor, withGrid: boolean): void {
  const { ctx, colours, size } = pen;
  ctx.fillStyle = colours['ground-fog'];
  ctx.fillRect(0, 0, size.width, size.height);
  const runs = runsInView(pen, scene.terrain);
  if (scene.under) {
    // Floor lets a picture show; all else is painted over it.
    paintRuns(pen, terrainSigns.floor, runs.get(terrainSigns.floor) ?? [], textureFor);
    runs.delete(terrainSigns.floor);
    paintUnder(pen, scene.under);
  }
  for (const [sign, each] of runs) paintRuns(pen, sign, each, textureFor);
  if (withGrid && pen.scale >= battleBoard.lineCellPixels) paintGrid(pen);
}

/** Fills cells of one kind of ground. */
function paintRuns(pen: Pen, sign: string, runs: readonly Run[], textureFor: TextureFor): void {
  const { ctx, colours } = pen;
  const colour = groundColours.get(sign);
  if (colour === undefined) return;
  ctx.beginPath();
  for (const { row, from, to } of runs) addRun(ctx, pen, row, from, to);
  ctx.fillStyle = colours[colour];
  ctx.fill();
  const texture = textureFor(sign, pen);
  if (texture === null) return;
  ctx.fillStyle = texture;
  ctx.fill();
}

/** Lays a picture down, as far as there are cells. */
function paintUnder(pen: Pen, { image, x, y, width, height }: UnderPicture): void {
  const { ctx, grid, scale, size, colours } = pen;
  const corner = toFrame(pen, { x, y });
  ctx.imageSmoothingEnabled = true;
  ctx.drawImage(image, corner.x, corner.y, width * scale, height * scale);
  const [from, extent] = [toFrame(pen, { x: 0, y: 0 }), extentOf(grid)];
  const to = toFrame(pen, extent);
  ctx.fillStyle = colours['ground-fog'];
  if (from.y > 0) ctx.fillRect(0, 0, size.width, from.y);
  if (from.x > 0) ctx.fillRect(0, 0, from.x, size.height);
  if (to.x < size.width) ctx.fillRect(to.x, 0, size.width - to.x, size.height);
  if (to.y < size.height) ctx.fillRect(0, to.y, size.width, size.height - to.y);
}

interface Run {
  row: number;
  from: number;
  to: number;
}

/** What shows of each kind of ground: cells of a kind in a row are one run. */
function runsInView(pen: Pen, terrain: string): Map<string, Run[]> {
  const { left, right, top, bottom } = inView(pen);
  const bySign = new Map<string, Run[]>();
  for (let row = top; row < bottom; row += 1) {
    const first = row * pen.grid.columns;
    for (let from = left; from < right;) {
      const sign = terrain[first + from] ?? unknownSign;
      let to = from + 1;
      while (to < right && terrain[first + to] === sign) to += 1;
      if (sign !== unknownSign) {
        const runs = bySign.get(sign);
        if (runs === undefined) bySign.set(sign, [{ row, from, to }]);
        else runs.push({ row, from, to });
      }
      from = to;
    }
  }
  return bySign;
}

function paintGrid(pen: Pen): void {
  const { ctx, colours, grid } = pen;
  ctx.beginPath();
  if (grid.kind === 'square') traceSquares(pen);
  else traceHexes(pen);
  ctx.strokeStyle = colours.ink;
  ctx.globalAlpha = 0.2;
  ctx.lineWidth = 1;
  ctx.stroke();
  ctx.globalAlpha = 1;
}

function traceSquares(pen: Pen): void {
  const { ctx, grid, scale, origin } = pen;
  const { left, right, top, bottom } = inView(pen);
  // The edges of the map have no line: nobody is to see where they lie in the fog.
  const end = { x: origin.x + grid.columns * scale, y: origin.y + grid.rows * scale };
  for (let column = Math.max(1, left); column < Math.min(grid.columns, right + 1); column += 1) {
    const x = Math.round(origin.x + column * scale) + 0.5;
    ctx.moveTo(x, Math.max(0, origin.y));
    ctx.lineTo(x, Math.min(pen.size.height, end.y));
  }
  for (let row = Math.max(1, top); row < Math.min(grid.rows, bottom + 1); row += 1) {
    const y = Math.round(origin.y + row * scale) + 0.5;
    ctx.moveTo(Math.max(0, origin.x), y);
    ctx.lineTo(Math.min(pen.size.width, end.x), y);
  }
}

/** Each row of hexes as one line up and down along its upper edge, and a line at the left of each hex: those around have the others. */
function traceHexes(pen: Pen): void {
  const { ctx, scale, origin } = pen;
  const { left, right, top, bottom } = inView(pen);
  const rise = scale / (2 * Math.sqrt(3));
  for (let row = top; row < bottom; row += 1) {
    const y = origin.y + (row * hexRow + 1 / Math.sqrt(3)) * scale;
    let x = origin.x + (left + (row % 2) / 2) * scale;
    ctx.moveTo(x, y - rise);
    for (let column = left; column < right; column += 1) {
      ctx.lineTo(x + scale / 2, y - rise * 2);
      x += scale;
      ctx.lineTo(x, y - rise);
    }
    for (let column = left; column < right; column += 1) {
      x -= scale;
      ctx.moveTo(x, y - rise);
      ctx.lineTo(x, y + rise);
    }
  }
}
