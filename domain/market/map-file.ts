import { z } from 'zod';
import { wholeGround } from '#domain/battle-map/draw.ts';
import { MapPicture } from '#domain/battle-map/map-picture.ts';
import { Ground, MapId } from '#domain/battle-map/state.ts';

/** What files of maps in packages call themselves. */
const mapFormat = 'hearthlore-map';

const MapFile = z.object({
  format: z.literal(mapFormat),
  version: z.literal(1),
  id: MapId,
  ground: Ground,
  picture: MapPicture.optional(),
});

/** A map of the map builder, with everything that is drawn on it and the picture that lies under it, under its id. */
export interface DrawnMap {
  id: string;
  ground: Ground;
  picture: MapPicture | null;
}

/** A map as the part of a package. */
export const mapText = ({ id, ground, picture }: DrawnMap): string =>
  JSON.stringify({ format: mapFormat, version: 1, id, ground, picture: picture ?? undefined });

/** The map in a part of a package; null where it holds none. What lies outside of its grid is left out. */
export function mapIn(value: unknown): DrawnMap | null {
  const { data } = MapFile.safeParse(value);
  return data ? { id: data.id, ground: wholeGround(data.ground), picture: data.picture ?? null } : null;
}
