import { z } from 'zod';
import { MapPicture } from '#domain/battle-map/map-picture.ts';
import { Ground } from '#domain/battle-map/state.ts';
import { idOfKey, partKey } from './part-key.ts';
import type { Part } from './part.ts';

/** The picture under a map as it is compared: by the SHA-256 of what it shows. Its bytes are kept where an update replaces it. */
const PictureMark = MapPicture.partial({ base64: true }).extend({ sha256: z.string() });
export type PictureMark = z.infer<typeof PictureMark>;

/** A map of which the picture is a mark. */
export interface MarkedMap {
  id: string;
  ground: Ground;
  picture: PictureMark | null;
}

/** A map as a part. What is drawn on it is one field, and what lies under it another: two maps are not merged. */
export const partOfMap = ({ id, ground, picture }: MarkedMap): Part => ({
  key: partKey('map', id),
  kind: 'map',
  name: ground.name,
  fields: picture === null ? { ground } : { ground, picture },
});

/** The map that a part tells. */
export const mapOfPart = ({ key, fields }: Part): MarkedMap => ({
  id: idOfKey(key),
  ground: Ground.parse(fields['ground']),
  picture: PictureMark.optional().parse(fields['picture']) ?? null,
});
