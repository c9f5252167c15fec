import { terrains } from '#domain/battle-map/terrain.ts';
import type { Drawing } from '#domain/battle-map/stamps/drawings.ts';
import type { Place } from '#domain/battle-map/grid.ts';
import type { Size } from '#web/lib/use-frame-size.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import { paintMarks } from './marks.ts';
import type { Marks } from './marks.ts';
import { maskOf } from './masks.ts';
import { canvasBrush } from './canvas-brush.ts';
import type { Layers } from './layers.ts';
import { paintMap } from './paint-map.ts';
import type { CanvasPen } from './pen.ts';
import { sidesOf } from './paint-walls.ts';
import type { Sides } from './paint-walls.ts';
import { readPalette } from './palette.ts';
import type { Palette } from './palette.ts';
import { textureAt, texturesOf } from './textures.ts';
import type { Textures } from './textures.ts';

/** What is to be seen of a map, and from where. */
export interface Picture {
  scene: Scene;
  scale: number;
  origin: Place;
  size: Size;
  marks: Marks;
  drawings: ReadonlyMap<string, Drawing>;
  layers: Layers;
  /** The colours are read anew when this is another. */
  theme: string;
}

interface Theme {
  name: string;
  colours: Palette;
  textures: Textures;
}

/** Draws a battle map onto a canvas. It keeps what stays the same from one picture to the next. */
export class Painter {
  readonly #stampBrush = canvasBrush();
  #theme: Theme | null = null;
  #mask: { scene: Scene; theme: Theme; picture: HTMLCanvasElement | null } | null = null;
  #sides: { map: Scene['map']; sides: Sides } | null = null;

  draw(canvas: HTMLCanvasElement, { scene, scale, origin, size, marks, drawings, layers, theme: name }: Picture): void {
    const ctx = canvas.getContext('2d');
    if (ctx === null || scale === 0) return;
    const theme = this.#themeOf(canvas, name);
    const dots = Math.min(2, devicePixelRatio);
    const [width, height] = [Math.round(size.width * dots), Math.round(size.height * dots)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    ctx.setTransform(dots, 0, 0, dots, 0, 0);
    const pen: CanvasPen = { ctx, grid: scene.grid, scale, origin, size, colours: theme.colours };
    paintMap(pen, scene, {
      sides: this.#sidesOf(scene),
      textureFor: (sign, at) => textureAt(theme.textures, sign, at),
      mask: this.#maskOf(scene, theme),
      drawings,
      stampBrush: this.#stampBrush,
      layers,
    });
    paintMarks(pen, marks);
  }

  #themeOf(canvas: HTMLCanvasElement, name: string): Theme {
    if (this.#theme?.name === name) return this.#theme;
    const colours = readPalette(canvas.parentElement ?? document.body);
    return (this.#theme = { name, colours, textures: texturesOf({ colours }, terrains) });
  }

  #maskOf(scene: Scene, theme: Theme): HTMLCanvasElement | null {
    if (this.#mask?.scene !== scene || this.#mask.theme !== theme) this.#mask = { scene, theme, picture: maskOf(scene, theme.colours) };
    return this.#mask.picture;
  }

  #sidesOf(scene: Scene): Sides {
    const { map } = scene;
    const known = this.#sides;
    // Who moves on a map changes nothing of its walls.
    if (known === null || known.map.terrain !== map.terrain || known.map.walls !== map.walls || known.map.grid !== map.grid)
      this.#sides = { map, sides: sidesOf(scene) };
    return this.#sides?.sides ?? { rock: [], walls: [] };
  }
}
