import { inflateSync } from 'node:zlib';
import { Refusal } from '#domain/refusals/refusals.ts';

/** Bytes one stream may unpack to, and all of them together. */
const largestStream = 64 * 1024 * 1024;
const largestTotal = 512 * 1024 * 1024;
/** Bytes a stream may have whose packing is not looked into here; the worst of them unpacks to some hundred megabytes. */
const largestUnseen = 192 * 1024;

/**
 * Unpacks each stream of a PDF once with a limit, because the reader itself has none outside of the process's heap.
 * Refuses streams that unpack to far more than a page ever needs, also those packed twice.
 */
export function refusePdfBomb(file: Buffer): void {
  let total = 0;
  let at = file.indexOf('stream');
  while (at >= 0) {
    const isStart = file.toString('latin1', at - 3, at) !== 'end';
    const start = at + 6 + (file[at + 6] === 0x0d ? 1 : 0) + (file[at + 6] === 0x0a || file[at + 7] === 0x0a ? 1 : 0);
    const end = isStart ? file.indexOf('endstream', start) : start;
    const stop = end < 0 ? file.length : end;
    if (isStart) {
      total += unpackedSize(file.subarray(start, stop), file.toString('latin1', Math.max(0, at - 600), at));
      if (total > largestTotal) throw new Refusal('document.bomb');
    }
    at = file.indexOf('stream', Math.max(stop, at + 6));
  }
}

function unpackedSize(packed: Buffer, before: string): number {
  const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
  const isUnseen = /\/(?:LZW|LZWDecode|ASCII85Decode|A85|ASCIIHexDecode|AHx|RunLengthDecode|RL)\b/.test(dictionary);
  if (isUnseen && packed.length > largestUnseen) throw new Refusal('document.bomb');
  let size = 0;
  let inner: Buffer = packed;
  for (let round = 0; isPacked(inner); round++) {
    if (round === 3) throw new Refusal('document.bomb');
    inner = inflate(inner);
    size += inner.length;
  }
  return size;
}

function isPacked(bytes: Buffer): boolean {
  return bytes.length > 2 && ((bytes[0] ?? 0) & 15) === 8 && bytes.readUInt16BE(0) % 31 === 0;
}

/** What can be unpacked; a damaged stream is the reader's business. */
function inflate(packed: Buffer): Buffer {
  try {
    return inflateSync(packed, { maxOutputLength: largestStream });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') throw new Refusal('document.bomb');
    return Buffer.alloc(0);
  }
}
