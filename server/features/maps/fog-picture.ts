import sharp from 'sharp';
import type { Metadata } from 'sharp';
import { limits } from '#domain/limits/limits.ts';
import type { Fog } from '#domain/maps/fog.ts';
import { cutFog } from './cut-fog.ts';

/** A picture as it is sent. */
export interface CoveredPicture {
  bytes: Uint8Array;
  type: 'image/png' | 'image/webp';
}

/** Sides of a drawing (SVG) when it becomes a picture. */
const DRAWING_SIDE_PIXELS = 2000;
/** What a WebP's side may have, and what all of it may have in pixels without much memory being needed to write it. */
const WEBP_SIDE_PIXELS = 16_383;
const WEBP_PIXELS = 6000 * 4000;

/** Only what maps are made of is read, and nothing that a picture points to. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Svg', 'Heif'].map((kind) => `VipsForeignLoad${kind}`),
});

/**
 * Draws a picture anew with only what no fog covers: the rest is cut out before anything is written, and nothing else of
 * the file comes along, neither its notes nor its source. Formats without loss keep every pixel that shows as it was; of
 * moving ones it is the first picture. Of formats with loss, very large ones are made smaller after the cut. Throws for what
 * is no picture, or has more pixels than `limits.mapPixels`.
 */
export async function coverPicture(bytes: Uint8Array, fog: Fog): Promise<CoveredPicture> {
  const about = await sharp(bytes, { limitInputPixels: limits.mapPixels }).metadata();
  const isDrawing = about.format === 'svg';
  const density = isDrawing ? densityOf(about) : undefined;
  const { data, info } = await sharp(bytes, { limitInputPixels: limits.mapPixels, failOn: 'none', density, autoOrient: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  cutFog({ data, width: info.width, height: info.height }, fog);
  const cut = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 }, limitInputPixels: limits.mapPixels });
  if (keepsAll(about, bytes)) return { bytes: await cut.png().toBuffer(), type: 'image/png' };
  const scale = Math.min(1, WEBP_SIDE_PIXELS / Math.max(info.width, info.height), Math.sqrt(WEBP_PIXELS / (info.width * info.height)));
  const fitting = scale < 1 ? cut.resize(Math.floor(info.width * scale), Math.floor(info.height * scale), { fit: 'fill' }) : cut;
  return { bytes: await fitting.webp({ quality: 90, effort: 2 }).toBuffer(), type: 'image/webp' };
}

/** How finely a drawing is drawn, in dots to an inch, for its longer side to have as many pixels as it may. */
function densityOf({ width, height, density = 72 }: Metadata): number {
  return Math.min(100_000, Math.max(1, (density * DRAWING_SIDE_PIXELS) / Math.max(width, height)));
}

/** Whether a format loses nothing of a picture: PNG, GIF, and WebP where it says so. */
function keepsAll({ format }: Metadata, bytes: Uint8Array): boolean {
  return format === 'png' || format === 'gif' || (format === 'webp' && Buffer.from(bytes.subarray(0, 4096)).includes('VP8L'));
}
