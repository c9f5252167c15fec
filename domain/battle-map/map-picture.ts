import { z } from 'zod';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { pictureTypes } from '#domain/picture-types.ts';

const { pictureBytes, pictureDots, pictureCells, pictureCellsLeast } = battleMapLimits;

/** Bytes and dots that such a picture has at most. */
export const mapPictureMost = { bytes: pictureBytes, pixels: pictureDots };

const PictureSide = z.number().min(pictureCellsLeast).max(pictureCells);
const PicturePlace = z.number().min(-pictureCells).max(pictureCells);

/** A picture that lies under a map, and shows where its ground is floor. */
export const MapPicture = z.object({
  type: z.enum(pictureTypes),
  base64: z
    .base64()
    .min(1)
    .max(Math.ceil(pictureBytes / 3) * 4),
  /** Where its top left corner lies, and how wide and high it is, in widths of a cell. */
  x: PicturePlace,
  y: PicturePlace,
  width: PictureSide,
  height: PictureSide,
});
export type MapPicture = z.infer<typeof MapPicture>;
