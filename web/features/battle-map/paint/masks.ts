import { battleBoard } from '#domain/limits/battle-map-limits.ts';
import { ambientNow } from '#domain/battle-map/air.ts';
import { hexRow } from '#domain/battle-map/grid.ts';
import { shades } from '#web/features/battle-map/data/scene.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import type { Palette } from './palette.ts';
import type { Pen } from './pen.ts';

/** How much of each shade covers the ground. */
const cover: Record<number, number> = { [shades.dim]: 0.3, [shades.dark]: 0.58, [shades.unseen]: 0.6, [shades.unknown]: 1 };

/** Fog, shadow and light as a small picture with a dot for each cell: enlarged, its edges are soft. */
export function maskOf({ grid, shade, map }: Scene, colours: Palette): HTMLCanvasElement | null {
  // Odd rows of hexes stand half a cell aside: their cells are two dots wide.
  const wide = grid.kind === 'square' ? 1 : 2;
  const canvas = Object.assign(document.createElement('canvas'), { width: grid.columns * wide + wide - 1, height: grid.rows });
  const ctx = canvas.getContext('2d');
  if (ctx === null) return null;
  for (let row = 0; row < grid.rows; row += 1) {
    const first = row * grid.columns;
    for (let from = 0; from < grid.columns;) {
      const level = shade[first + from] ?? shades.clear;
      let to = from + 1;
      while (to < grid.columns && shade[first + to] === level) to += 1;
      const style = level === shades.clear ? glowOf(map, colours) : shadeOf(level, colours);
      if (style !== null) {
        ctx.fillStyle = style.colour;
        ctx.globalAlpha = style.alpha;
        ctx.fillRect(from * wide + (wide === 2 ? row % 2 : 0), row, (to - from) * wide, 1);
      }
      from = to;
    }
  }
  return canvas;
}

const shadeOf = (level: number, colours: Palette) => ({
  colour: colours[level === shades.unknown ? 'ground-fog' : 'ground-shade'],
  alpha: cover[level] ?? 0,
});

/** By daylight nothing glows. */
const glowOf = (map: Scene['map'], colours: Palette) =>
  ambientNow(map) === 'bright' ? null : { colour: colours['ground-glow'], alpha: battleBoard.glowPart };

/** Lays fog, shadow and light over the ground. */
export function paintMask({ ctx, grid, scale, origin }: Pen, mask: HTMLCanvasElement): void {
  ctx.imageSmoothingEnabled = true;
  if (grid.kind === 'square') return ctx.drawImage(mask, origin.x, origin.y, grid.columns * scale, grid.rows * scale);
  const top = origin.y + (1 / Math.sqrt(3) - hexRow / 2) * scale;
  ctx.drawImage(mask, origin.x, top, (grid.columns + 0.5) * scale, grid.rows * hexRow * scale);
}
