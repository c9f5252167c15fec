import type { AnyDrawing } from '#domain/battle-map/stamps/any-drawing.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import { paintMask } from './masks.ts';
import { paintGround } from './paint-ground.ts';
import type { Layers } from './layers.ts';
import { paintLights, paintWalls } from './paint-walls.ts';
import type { Sides } from './paint-walls.ts';
import { paintDrawing, stampsInView } from './paint-stamps.ts';
import type { StampBrush } from './paint-stamps.ts';
import type { Pen } from './pen.ts';
import type { TextureFor } from './textures.ts';

/** What a map is painted from beside its scene. */
export interface MapParts {
  sides: Sides;
  textureFor: TextureFor;
  /** Fog and shadow; null where all is plain. */
  mask: HTMLCanvasElement | null;
  /** The drawings that lie on the map, by their ids, as far as they are there. */
  drawings: ReadonlyMap<string, AnyDrawing>;
  stampBrush: StampBrush;
  layers: Layers;
}

/** Paints a map, from the ground up. */
export function paintMap(pen: Pen, scene: Scene, { sides, textureFor, mask, drawings, stampBrush, layers }: MapParts): void {
  paintGround(pen, scene, textureFor, layers.grid);
  const stamps = stampsInView(pen, scene.map.stamps, layers);
  if (layers.drawings) for (const stamp of stamps) paintDrawing(pen, stamp, drawings, stampBrush);
  if (mask !== null && layers.lights) paintMask(pen, mask);
  paintWalls(pen, sides);
  if (layers.lights) paintLights(pen, scene);
  if (layers.texts) for (const stamp of stamps) if (stamp.text !== '') stampBrush.text(pen, stamp);
}
