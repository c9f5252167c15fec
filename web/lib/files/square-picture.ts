import { personPictureLimits } from '#domain/limits/picture-limits.ts';
import { base64Of, smallEnough } from './small-enough.ts';
import { middleCrop } from './middle-crop.ts';

/** Why a file was not taken. */
export const unreadablePicture = 'That file is not a picture your browser can read. Please choose a PNG, JPEG or WebP.';

/** A small picture, and its bytes as base64 for the server. */
export interface SmallPicture {
  blob: Blob;
  base64: string;
}

/** A picture cut to a small square. Throws when the file is no picture the browser can read. */
export const squarePicture = (file: Blob): Promise<SmallPicture> =>
  cutPicture(file, { width: personPictureLimits.sidePixels, height: personPictureLimits.sidePixels });

/** A picture cut to the form of a cover. Throws when the file is no picture the browser can read. */
export const coverPicture = (file: Blob): Promise<SmallPicture> =>
  cutPicture(file, { width: personPictureLimits.coverWidthPixels, height: personPictureLimits.coverHeightPixels });

async function cutPicture(file: Blob, { width, height }: { width: number; height: number }): Promise<SmallPicture> {
  const source = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const crop = middleCrop(source, { width, height });
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('The browser cannot draw pictures.');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(source, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height);
  source.close();
  const blob = await smallEnough(canvas, personPictureLimits.bytes);
  if (blob === null) throw new Error('The picture could not be made small enough.');
  return { blob, base64: await base64Of(blob) };
}
