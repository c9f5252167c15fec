import type { Scene } from '#web/features/battle-map/data/scene.ts';
import { paintMask } from './masks.ts';
import { paintGround } from './paint-ground.ts';
import { paintLights, paintWalls } from './paint-walls.ts';
import type { Sides } from './paint-walls.ts';
import type { Pen } from './pen.ts';
import type { TextureFor } from './textures.ts';

/** What a map is painted from beside its scene. */
export interface MapParts {
  sides: Sides;
  textureFor: TextureFor;
  /** Fog and shadow; null where all is plain. */
  mask: HTMLCanvasElement | null;
  withGrid: boolean;
  withLights: boolean;
}

/** Paints a map, from the ground up. */
export function paintMap(pen: Pen, scene: Scene, { sides, textureFor, mask, withGrid, withLights }: MapParts): void {
  paintGround(pen, scene, textureFor, withGrid);
  if (mask !== null) paintMask(pen, mask);
  paintWalls(pen, sides);
  if (withLights) paintLights(pen, scene);
}
