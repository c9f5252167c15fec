import { cellCount } from '#domain/battle-map/grid.ts';
import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import { fromRuns } from '#domain/battle-map/runs.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { terrainSigns } from '#domain/battle-map/terrain.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { pictureTypes } from '#domain/picture-types.ts';
import { underOf } from '#web/features/battle-map/data/under-picture.ts';
import { addRun } from '#web/features/battle-map/paint/pen.ts';
import { base64Of, smallEnough } from '#web/lib/files/small-enough.ts';

/** The picture under a map as far as it shows: what other ground is painted over is cut out. Null where it cannot be drawn, or be made small enough. */
export async function underShown({ grid, terrain }: Ground, picture: MapPicture): Promise<MapPicture | null> {
  const signs = fromRuns(terrain, cellCount(grid), terrainSigns.floor);
  if (Array.from(signs).every((sign) => sign === terrainSigns.floor)) return picture;
  const { image } = await underOf(picture);
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  const ctx = canvas.getContext('2d');
  if (ctx === null) return null;
  ctx.drawImage(image, 0, 0, canvas.width, canvas.height);
  ctx.globalCompositeOperation = 'destination-in';
  // A picture may be stretched: it is drawn as wide as it is in dots, and its cells as high as they are then.
  const scale = canvas.width / picture.width;
  ctx.scale(1, canvas.height / picture.height / scale);
  const pen = { grid, scale, origin: { x: -picture.x * scale, y: -picture.y * scale } };
  ctx.beginPath();
  for (let cell = 0; cell < cellCount(grid); cell += 1) {
    if (signs[cell] !== terrainSigns.floor) continue;
    const column = cell % grid.columns;
    addRun(ctx, pen, (cell - column) / grid.columns, column, column + 1);
  }
  ctx.fill();
  const blob = await smallEnough(canvas, battleMapLimits.pictureBytes);
  const type = pictureTypes.find((each) => each === blob?.type);
  return blob === null || type === undefined ? null : { ...picture, type, base64: await base64Of(blob) };
}
