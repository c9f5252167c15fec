import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { blobOf } from '#web/lib/files/small-enough.ts';
import { unreadablePicture } from '#web/lib/files/square-picture.ts';

const { pictureDots, pictureFileBytes } = battleMapLimits;

/**
 * Draws the text of an SVG as a PNG, or answers why not. The browser draws it as a picture: nothing in it runs or is fetched. One that
 * would do more than be drawn is refused all the same.
 */
export async function drawnSvg(svg: string): Promise<Blob | string> {
  if (svg.length > pictureFileBytes) return 'This picture is too large.';
  if (/<(?:\w+:)?(?:script|foreignobject|iframe|embed|object)\b|\son\w+\s*=|javascript:/i.test(svg))
    return 'This SVG holds a script or a page, and is not opened. Save it as a plain picture, or as PNG.';
  const image = new Image();
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    image.src = address;
    await image.decode();
    const share = Math.min(1, Math.sqrt(pictureDots / (image.width * image.height)));
    if (!(share > 0)) return unreadablePicture;
    const size = { width: Math.max(1, Math.round(image.width * share)), height: Math.max(1, Math.round(image.height * share)) };
    const canvas = Object.assign(document.createElement('canvas'), size);
    canvas.getContext('2d')?.drawImage(image, 0, 0, size.width, size.height);
    return (await blobOf(canvas, 'image/png')) ?? unreadablePicture;
  } catch {
    return unreadablePicture;
  } finally {
    URL.revokeObjectURL(address);
  }
}
