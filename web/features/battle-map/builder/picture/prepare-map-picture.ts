import type { MapPicture } from '#domain/battle-map/map-picture.ts';
import { battleMapLimits, vttReading } from '#domain/limits/battle-map-limits.ts';
import { pictureTypes } from '#domain/picture-types.ts';
import { base64Of, smallEnough } from '#web/lib/files/small-enough.ts';
import { unreadablePicture } from '#web/lib/files/square-picture.ts';

const { pictureBytes, pictureDots, pictureFileBytes } = battleMapLimits;

/** A picture as it is kept, and how wide it is for its height. */
export interface ReadyPicture extends Pick<MapPicture, 'type' | 'base64'> {
  /** How many dots its file is wide. */
  dots: number;
  /** Its width divided by its height. */
  form: number;
}

/** How often a picture is made half as large before it is given up. */
const halvings = 4;

/**
 * Draws a picture anew, so that it is small enough to be kept and carries nothing but what can be seen. Answers a sentence where that
 * is not possible: another kind of file, one that is too large, or one that the browser does not read.
 */
export async function prepareMapPicture(file: Blob): Promise<ReadyPicture | string> {
  if (file.size > pictureFileBytes)
    return `This picture is too large: at most ${pictureFileBytes / vttReading.bytesPerMegabyte} MB are read.`;
  if (!pictureTypes.some((type) => type === file.type)) return 'Please choose a PNG, JPEG or WebP picture.';
  const drawn = await createImageBitmap(file).catch(() => null);
  if (drawn === null) return unreadablePicture;
  const { width: dots } = drawn;
  const form = dots / drawn.height;
  let share = Math.min(1, Math.sqrt(pictureDots / (drawn.width * drawn.height)));
  for (let tries = 0; tries <= halvings; tries += 1) {
    const blob = await smallEnough(canvasOf(drawn, share), pictureBytes);
    const type = pictureTypes.find((each) => each === blob?.type);
    if (blob !== null && type !== undefined) {
      drawn.close();
      return { type, base64: await base64Of(blob), form, dots };
    }
    share /= 2;
  }
  drawn.close();
  return 'This picture cannot be made small enough to be kept.';
}

function canvasOf(drawn: ImageBitmap, share: number): HTMLCanvasElement {
  const [width, height] = [Math.max(1, Math.round(drawn.width * share)), Math.max(1, Math.round(drawn.height * share))];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d');
  if (brush !== null) brush.imageSmoothingQuality = 'high';
  brush?.drawImage(drawn, 0, 0, width, height);
  return canvas;
}
