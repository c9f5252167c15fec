import type { Place } from '#domain/battle-map/grid.ts';
import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { loadDrawings } from '#domain/battle-map/stamps/load-drawings.ts';
import { withOwn } from '#web/features/battle-map/stamps/use-drawings.ts';
import { sceneOf } from '#web/features/battle-map/data/scene.ts';
import { underOf } from '#web/features/battle-map/data/under-picture.ts';
import { viewOfGround } from '#web/features/battle-map/data/view-of-ground.ts';
import type { Layers } from '#web/features/battle-map/paint/layers.ts';
import { mapCanvas, mapSvg, pixelsPerCell } from './map-picture.ts';

/** A map with what lies under it. */
export interface WholeMap {
  ground: Ground;
  picture: MapPicture | null;
}

/** Draws a map as it is saved: on a canvas, or as lines. Rejects where this browser draws none of its size. */
export async function drawnMap({ ground, picture }: WholeMap) {
  const [{ byId }, under] = await Promise.all([loadDrawings(), picture === null ? null : underOf(picture)]);
  const drawings = withOwn(byId, ground.drawings);
  const scene = { ...sceneOf(viewOfGround('saved', ground), true), under };
  return {
    pixelsPerCell: pixelsPerCell(scene),
    svg: (layers: Layers) => mapSvg(scene, drawings, layers),
    /** As large as the map, or else as many widths of a cell wide and high. */
    canvas: (layers: Layers, extent?: Place) => {
      const canvas = mapCanvas(scene, drawings, layers, extent);
      if (canvas === null) throw new Error('This browser could not draw the map as a picture.');
      return canvas;
    },
  };
}
