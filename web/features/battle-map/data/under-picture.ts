import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import type { UnderPicture } from './scene.ts';

/** A picture, ready to be painted. Rejects for what the browser does not read. */
export async function underOf({ type, base64, ...place }: MapPicture): Promise<UnderPicture> {
  const image = new Image();
  image.src = `data:${type};base64,${base64}`;
  await image.decode();
  return { ...place, image };
}
