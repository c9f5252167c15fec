import type { PictureType } from '#domain/picture-types.ts';
import { limits } from '#domain/limits/limits.ts';
import { personPictureLimits } from '#domain/limits/picture-limits.ts';
import { claimedPixels } from './picture-size.ts';

const kinds: readonly { type: PictureType; isSo: (bytes: Buffer) => boolean }[] = [
  { type: 'image/png', isSo: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) },
  { type: 'image/jpeg', isSo: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')) },
  {
    type: 'image/webp',
    isSo: (bytes: Buffer) => bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  },
];

/** What a picture of a person may have. */
const ofPerson = { bytes: personPictureLimits.bytes, pixels: limits.portraitPixels };

/** Reads a picture from base64: PNG, JPEG or WebP by its first bytes, whatever anybody calls it; null for anything else and for one that has more bytes or claims more pixels than it may: unless said, than a portrait may. */
export function readPicture(
  base64: string,
  most: { bytes: number; pixels: number } = ofPerson,
): { bytes: Buffer; type: PictureType } | null {
  const bytes = Buffer.from(base64, 'base64');
  const kind = kinds.find(({ isSo }) => isSo(bytes));
  if (!kind || bytes.length > most.bytes) return null;
  const pixels = claimedPixels(bytes);
  return pixels !== null && pixels <= most.pixels ? { bytes, type: kind.type } : null;
}
