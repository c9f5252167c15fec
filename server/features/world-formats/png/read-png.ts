import { importRefusal } from '#server/features/world-formats/import-refusals.ts';
import { readChunkText } from './chunk-text.ts';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk, without its data. */
const CHUNK_FRAME_BYTES = 12;
const spoken = new Set(['tEXt', 'zTXt', 'iTXt']);

export interface PngReading {
  /** The texts of a picture by their keyword in small letters; the first of each counts. */
  texts: Map<string, string>;
  /** The picture without any text in it. */
  picture: Uint8Array;
}

/**
 * Reads the texts of a PNG: plain, packed and international ones. Refuses one whose chunks claim more bytes than there are,
 * that does not begin and end as it must, or whose texts unpack to far more than honest ones.
 */
export function readPng(bytes: Uint8Array, where: string): PngReading {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const texts = new Map<string, string>();
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  let type = '';
  for (let at = SIGNATURE_BYTES; type !== 'IEND';) {
    const length = at + CHUNK_FRAME_BYTES <= bytes.length ? view.getUint32(at) : Infinity;
    const end = at + CHUNK_FRAME_BYTES + length;
    if (end > bytes.length) throw importRefusal('damagedPicture', { name: where });
    type = Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1');
    if (at === SIGNATURE_BYTES && type !== 'IHDR') throw importRefusal('damagedPicture', { name: where });
    const textChunk = spoken.has(type) ? readChunkText(type, Buffer.from(bytes.subarray(at + 8, end - 4)), where) : null;
    if (textChunk && !texts.has(textChunk.keyword)) texts.set(textChunk.keyword, textChunk.text);
    if (!spoken.has(type)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return { texts, picture: new Uint8Array(Buffer.concat(kept)) };
}
