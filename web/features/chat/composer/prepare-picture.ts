import { limits } from '#domain/limits/limits.ts';

const QUALITIES = [0.9, 0.75, 0.5];

/**
 * Draws a picture anew, so that it is no larger than a chat needs and carries nothing but what can be seen: a photograph
 * knows where it was taken. Rejects for a file that is no picture the browser can draw.
 */
export async function preparePicture(file: File): Promise<{ picture: File; width: number; height: number }> {
  const drawn = await createImageBitmap(file);
  const share = Math.min(1, limits.postedPictureSidePixels / Math.max(drawn.width, drawn.height));
  const [width, height] = [Math.max(1, Math.round(drawn.width * share)), Math.max(1, Math.round(drawn.height * share))];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(drawn, 0, 0, width, height);
  drawn.close();
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
    if (!blob) break;
    const ending = blob.type === 'image/webp' ? 'webp' : 'png';
    if (blob.size <= limits.imageBytes) return { picture: new File([blob], `picture.${ending}`, { type: blob.type }), width, height };
  }
  throw new Error('This picture cannot be made small enough.');
}
