/** A part of a PNG: four letters that say what it is, and what it holds. */
interface Chunk {
  type: string;
  data: Uint8Array;
}

/** How every PNG begins. */
const start: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Bytes around what a chunk holds: its length and its letters before, its sum behind. */
const around = { before: 8, behind: 4 } as const;

/** Whether bytes begin as a PNG does. */
export const isPng = (bytes: Uint8Array): boolean => start.every((byte, n) => bytes[n] === byte);

/** The parts of a PNG, none of which is copied; null where it ends too early, or has a length that cannot be. */
export function chunksOf(bytes: Uint8Array): Chunk[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let at = start.length; at + around.before + around.behind <= bytes.length;) {
    const length = view.getUint32(at);
    const from = at + around.before;
    if (from + length + around.behind > bytes.length) return null;
    const type = String.fromCharCode(...bytes.subarray(at + 4, from));
    chunks.push({ type, data: bytes.subarray(from, from + length) });
    at = from + length + around.behind;
    if (type === 'IEND') return chunks;
  }
  return null;
}

/** Whether the sum behind a part of a PNG is that of what it holds. */
export function isSound(bytes: Uint8Array, { data }: Chunk): boolean {
  const from = data.byteOffset - bytes.byteOffset;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return view.getUint32(from + data.length) === sumOf(bytes.subarray(from - 4, from + data.length));
}

/** A PNG with one more part before its end; as it is where it is none. */
export function withChunk(png: Uint8Array, { type, data }: Chunk): Uint8Array {
  const end = png.length - around.before - around.behind;
  if (chunksOf(png)?.at(-1)?.type !== 'IEND') return png;
  const chunk = new Uint8Array(around.before + data.length + around.behind);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  chunk.set(
    Array.from(type, (letter) => letter.charCodeAt(0)),
    4,
  );
  chunk.set(data, around.before);
  view.setUint32(around.before + data.length, sumOf(chunk.subarray(4, around.before + data.length)));
  const whole = new Uint8Array(png.length + chunk.length);
  whole.set(png.subarray(0, end));
  whole.set(chunk, end);
  whole.set(png.subarray(end), end + chunk.length);
  return whole;
}

/** The sum that PNG has of its parts (CRC-32). */
function sumOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}
