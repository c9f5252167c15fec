import { battleBoard } from '#domain/limits/battle-map-limits.ts';
import { hexRow } from '#domain/battle-map/grid.ts';
import { unknownSign } from '#domain/battle-map/terrain.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import { groundColours } from './palette.ts';
import { addRun, inView } from './pen.ts';
import type { Pen } from './pen.ts';
import { textureFor } from './textures.ts';
import type { Textures } from './textures.ts';

/** Fills what is known of the ground, and draws the grid over it. */
export function paintGround(pen: Pen, scene: Scene, textures: Textures): void {
  const { ctx, colours, size } = pen;
  ctx.fillStyle = colours['ground-fog'];
  ctx.fillRect(0, 0, size.width, size.height);
  for (const [sign, path] of groundPaths(pen, scene.terrain)) {
    const colour = groundColours.get(sign);
    if (colour === undefined) continue;
    ctx.fillStyle = colours[colour];
    ctx.fill(path);
    const texture = textureFor(textures, sign, pen);
    if (texture === null) continue;
    ctx.fillStyle = texture;
    ctx.fill(path);
  }
  if (pen.scale >= battleBoard.lineCellPixels) paintGrid(pen);
}

/** What shows of each kind of ground as one path: cells of a kind in a row are one outline. */
function groundPaths(pen: Pen, terrain: string): Map<string, Path2D> {
  const { left, right, top, bottom } = inView(pen);
  const paths = new Map<string, Path2D>();
  for (let row = top; row < bottom; row += 1) {
    const first = row * pen.grid.columns;
    for (let from = left; from < right;) {
      const sign = terrain[first + from] ?? unknownSign;
      let to = from + 1;
      while (to < right && terrain[first + to] === sign) to += 1;
      if (sign !== unknownSign) {
        let path = paths.get(sign);
        if (path === undefined) paths.set(sign, (path = new Path2D()));
        addRun(path, pen, row, from, to);
      }
      from = to;
    }
  }
  return paths;
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
