import { inflateSync } from 'node:zlib';
import { importLimits } from '#server/features/world-formats/import-limits.ts';
import { importRefusal } from '#server/features/world-formats/import-refusals.ts';

interface ChunkText {
  /** In small letters. */
  keyword: string;
  text: string;
}

/** The text in a tEXt, zTXt or iTXt chunk of a PNG; null for one without a keyword or packed in an unknown way. */
export function readChunkText(type: string, data: Buffer, where: string): ChunkText | null {
  const border = data.indexOf(0);
  if (border < 1) return null;
  const keyword = data.subarray(0, border).toString('latin1').toLowerCase();
  const rest = data.subarray(border + 1);
  if (type === 'tEXt') return { keyword, text: rest.toString('latin1') };
  if (type === 'zTXt') return rest[0] === 0 ? { keyword, text: unpack(rest.subarray(1), where).toString('latin1') } : null;
  const [isPacked, method] = [rest[0] === 1, rest[1]];
  const language = rest.indexOf(0, 2);
  const translated = language < 0 ? -1 : rest.indexOf(0, language + 1);
  if (translated < 0 || (isPacked && method !== 0)) return null;
  const text = rest.subarray(translated + 1);
  return { keyword, text: (isPacked ? unpack(text, where) : text).toString('utf8') };
}

/** Unpacks no further than an honest text goes. */
function unpack(packed: Buffer, where: string): Buffer {
  const most = Math.max(importLimits.ratioFloorBytes, packed.length * importLimits.ratio);
  try {
    return inflateSync(packed, { maxOutputLength: Math.min(most, importLimits.unpackedBytes) });
  } catch (cause) {
    const isTooMuch = cause instanceof RangeError;
    throw importRefusal(isTooMuch ? 'suspiciousRatio' : 'damagedPicture', { name: where });
  }
}
