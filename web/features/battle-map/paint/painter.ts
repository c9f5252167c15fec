import { terrains } from '#domain/battle-map/terrain.ts';
import type { AnyDrawing } from '#domain/battle-map/stamps/any-drawing.ts';
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

/** From where a map is seen. */
interface View {
  scene: Scene;
  scale: number;
  origin: Place;
  size: Size;
  /** The colours are read anew when this is another. */
  theme: string;
}

/** What is to be seen of a map. */
export interface Picture extends View {
  drawings: ReadonlyMap<string, AnyDrawing>;
  layers: Layers;
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
  #mask: { scene: Scene; colours: Palette; picture: HTMLCanvasElement | null } | null = null;
  #sides: { map: Scene['map']; sides: Sides } | null = null;

  draw(canvas: HTMLCanvasElement, picture: Picture): void {
    const { scene, drawings, layers, theme } = picture;
    const pen = this.#penFor(canvas, picture);
    if (pen === null) return;
    const { colours, textures } = this.#themeOf(canvas, theme);
    paintMap(pen, scene, {
      sides: this.#sidesOf(scene),
      textureFor: (sign, at) => textureAt(textures, sign, at),
      mask: this.#maskOf(scene, colours),
      drawings,
      stampBrush: this.#stampBrush,
      layers,
    });
  }

  /** Draws what lies over a map onto a canvas of its own: the map need not be drawn again for it. */
  mark(canvas: HTMLCanvasElement, marks: Marks, view: View): void {
    const pen = this.#penFor(canvas, view);
    if (pen === null) return;
    pen.ctx.clearRect(0, 0, view.size.width, view.size.height);
    paintMarks(pen, marks);
  }

  /** What draws on a canvas that is as large as what is seen; null where nothing can be. */
  #penFor(canvas: HTMLCanvasElement, { scene, scale, origin, size, theme }: View): CanvasPen | null {
    const ctx = canvas.getContext('2d');
    if (ctx === null || scale === 0) return null;
    const { colours } = this.#themeOf(canvas, theme);
    const dots = Math.min(2, devicePixelRatio);
    const [width, height] = [Math.round(size.width * dots), Math.round(size.height * dots)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    ctx.setTransform(dots, 0, 0, dots, 0, 0);
    return { ctx, grid: scene.grid, scale, origin, size, colours };
  }

  #themeOf(canvas: HTMLCanvasElement, name: string): Theme {
    if (this.#theme?.name === name) return this.#theme;
    const colours = readPalette(canvas.parentElement ?? document.body);
    return (this.#theme = { name, colours, textures: texturesOf({ colours }, terrains) });
  }

  #maskOf(scene: Scene, colours: Palette): HTMLCanvasElement | null {
    if (this.#mask?.scene !== scene || this.#mask.colours !== colours) this.#mask = { scene, colours, picture: maskOf(scene, colours) };
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
