import { imageSize } from 'image-size';

/**
 * The pixels (width times height) that the head of a PNG, JPEG, WebP or GIF claims, without decoding the picture; null where
 * no size can be read. A few hundred bytes can claim gigabytes of pixels, so a picture is judged by this before anybody draws it.
 */
export function claimedPixels(bytes: Uint8Array): number | null {
  const size = claimedSize(bytes);
  return size && size.width * size.height;
}

/** The width and the height that it claims. */
export function claimedSize(bytes: Uint8Array): { width: number; height: number } | null {
  try {
    const { width, height } = imageSize(bytes);
    return Number.isSafeInteger(width * height) ? { width, height } : null;
  } catch {
    return null;
  }
}
