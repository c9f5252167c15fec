import { limits } from '#domain/limits/limits.ts';
import { personPictureLimits } from '#domain/limits/picture-limits.ts';
import { claimedPixels } from './picture-size.ts';

const kinds = [
  { type: 'image/png', isSo: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')) },
  { type: 'image/jpeg', isSo: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')) },
  {
    type: 'image/webp',
    isSo: (bytes: Buffer) => bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
  },
];

/** Reads a picture from base64: PNG, JPEG or WebP by its first bytes, whatever anybody calls it; null for anything else and for one that claims more pixels than a portrait may have. */
export function readPicture(base64: string): { bytes: Buffer; type: string } | null {
  const bytes = Buffer.from(base64, 'base64');
  const kind = kinds.find(({ isSo }) => isSo(bytes));
  if (!kind || bytes.length > personPictureLimits.bytes) return null;
  const pixels = claimedPixels(bytes);
  return pixels !== null && pixels <= limits.portraitPixels ? { bytes, type: kind.type } : null;
}
