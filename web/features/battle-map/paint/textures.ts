import { battleBoard } from '#domain/limits/battle-map-limits.ts';
import { terrainSigns } from '#domain/battle-map/terrain.ts';
import type { Terrain } from '#domain/battle-map/state.ts';
import type { Ink } from './ink.ts';
import type { Palette } from './palette.ts';
import type { Pen } from './pen.ts';

/** A texture is so many pixels wide and covers two cells each way. */
export const textureSide = 128;
export const textureCellPixels = textureSide / 2;

/** What lies on each kind of ground, by its sign: a pattern that goes on forever. */
export type Textures = ReadonlyMap<string, CanvasPattern>;

/** Numbers between 0 and 1 that look like chance and are always the same. */
function* scattered(seed: number): Generator<number> {
  for (let at = seed; ; at = (at * 16_807) % 2_147_483_647) yield (at % 9973) / 9973;
}

type Brush = (ctx: Ink, next: () => number) => void;

/** What lies on a kind of ground, by its sign, where the board stands now; null where nothing is to be seen of it. */
export type TextureFor = (sign: string, pen: Pen) => Ink['fillStyle'] | null;

function line(ctx: Ink, ...points: number[]): void {
  ctx.beginPath();
  for (let at = 0; at < points.length; at += 2) ctx.lineTo(points[at] ?? 0, points[at + 1] ?? 0);
  ctx.stroke();
}

const brushes: Record<Terrain, Brush> = {
  // Flagstones: two rows of slabs, one half a slab aside.
  floor(ctx) {
    ctx.globalAlpha = 0.05;
    for (let y = 0; y < textureSide; y += 32) {
      line(ctx, 0, y, textureSide, y);
      for (let x = (y / 32) % 2 === 0 ? 20 : 52; x < textureSide; x += 64) line(ctx, x, y, x, y + 32);
    }
  },
  grass(ctx, next) {
    ctx.globalAlpha = 0.17;
    for (let tuft = 0; tuft < 26; tuft += 1) {
      const [x, y] = [6 + next() * (textureSide - 12), 10 + next() * (textureSide - 14)];
      line(ctx, x - 3, y - 5, x, y, x + 1, y - 7);
      line(ctx, x, y, x + 4, y - 4);
    }
  },
  wood(ctx) {
    ctx.globalAlpha = 0.16;
    for (let y = 0; y < textureSide; y += 16) {
      line(ctx, 0, y, textureSide, y);
      const x = (y * 37) % textureSide;
      line(ctx, x, y, x, y + 16);
    }
    ctx.globalAlpha = 0.07;
    for (let y = 8; y < textureSide; y += 16) line(ctx, (y * 53) % textureSide, y, ((y * 53) % textureSide) + 34, y);
  },
  sand(ctx, next) {
    ctx.globalAlpha = 0.14;
    for (let grain = 0; grain < 70; grain += 1) ctx.fillRect(next() * textureSide, next() * textureSide, 1.8, 1.8);
  },
  rough(ctx, next) {
    ctx.globalAlpha = 0.28;
    for (let stone = 0; stone < 18; stone += 1) {
      const [x, y, r] = [10 + next() * (textureSide - 20), 10 + next() * (textureSide - 20), 3 + next() * 5];
      line(ctx, x - r, y + r * 0.6, x - r * 0.4, y - r * 0.7, x + r * 0.7, y - r * 0.5, x + r, y + r * 0.6, x - r, y + r * 0.6);
    }
  },
  water(ctx) {
    ctx.globalAlpha = 0.2;
    for (let y = 12; y < textureSide; y += 26) {
      for (let x = (y % 4) * 9 - 20; x < textureSide; x += 44) {
        ctx.beginPath();
        ctx.moveTo(x, y);
        ctx.quadraticCurveTo(x + 7, y - 6, x + 14, y);
        ctx.quadraticCurveTo(x + 21, y + 6, x + 28, y);
        ctx.stroke();
      }
    }
  },
  rock(ctx) {
    ctx.globalAlpha = 0.16;
    for (let at = -textureSide; at < textureSide; at += 16) line(ctx, at, textureSide, at + textureSide, 0);
  },
};

/** Draws one piece of what lies on a kind of ground, the n-th of all kinds. */
export function drawTexture(ctx: Ink, terrain: Terrain, n: number, ink: string): void {
  Object.assign(ctx, { strokeStyle: ink, fillStyle: ink, lineWidth: 1.6, lineCap: 'round', lineJoin: 'round' });
  const numbers = scattered(n + 7);
  brushes[terrain](ctx, () => numbers.next().value ?? 0);
}

/** Draws each texture once; null where a browser draws none. */
export function texturesOf({ colours: { ink } }: { colours: Pick<Palette, 'ink'> }, terrains: readonly Terrain[]): Textures {
  return new Map(
    terrains.flatMap((terrain, n) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: textureSide, height: textureSide });
      const ctx = canvas.getContext('2d');
      if (ctx === null) return [];
      drawTexture(ctx, terrain, n, ink);
      const pattern = ctx.createPattern(canvas, 'repeat');
      return pattern === null ? [] : [[terrainSigns[terrain], pattern] as const];
    }),
  );
}

/** Lays a texture where the board stands now; answers null where cells are too small for it. */
export function textureAt(textures: Textures, sign: string, { scale, origin }: Pen): CanvasPattern | null {
  const pattern = scale < battleBoard.textureCellPixels ? null : (textures.get(sign) ?? null);
  const part = scale / textureCellPixels;
  pattern?.setTransform(new DOMMatrix([part, 0, 0, part, origin.x, origin.y]));
  return pattern;
}
