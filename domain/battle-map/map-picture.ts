import { z } from 'zod';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { base64File } from './base64-file.ts';
import { pictureTypes } from '#domain/picture-types.ts';

const { pictureBytes, pictureDots, pictureCells, pictureCellsLeast } = battleMapLimits;

/** Bytes and dots that such a picture has at most. */
export const mapPictureMost = { bytes: pictureBytes, pixels: pictureDots };

const PictureSide = z.number().min(pictureCellsLeast).max(pictureCells);
const PicturePlace = z.number().min(-pictureCells).max(pictureCells);

/** Where a picture lies under a map: its top left corner, and how wide and high it is, in widths of a cell. */
export const PictureFit = z.object({ x: PicturePlace, y: PicturePlace, width: PictureSide, height: PictureSide });
export type PictureFit = z.infer<typeof PictureFit>;

/** What of a picture is kept, without where it lies. */
export const PictureData = z.object({
  type: z.enum(pictureTypes),
  base64: base64File(pictureBytes),
});
export type PictureData = z.infer<typeof PictureData>;

/** A picture that lies under a map, and shows where its ground is floor. */
export const MapPicture = PictureData.extend(PictureFit.shape);
export type MapPicture = z.infer<typeof MapPicture>;

/** What is told of the picture under a map of a campaign. The picture itself is asked for in parts, each as one may see it. */
export const LaidPicture = PictureFit.extend({
  /** Another word for each picture, and for each place where it lay. */
  version: z.string(),
  /** How many dots it is wide and high. */
  across: z.int().min(1),
  down: z.int().min(1),
});
export type LaidPicture = z.infer<typeof LaidPicture>;
