/** Multiplies in the field of 256 elements that QR codes calculate in. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** The divisor for so many correction bytes. */
function divisorOf(degree: number): number[] {
  const divisor: number[] = Array.from({ length: degree }, (_, at) => (at === degree - 1 ? 1 : 0));
  let root = 1;
  for (let round = 0; round < degree; round += 1) {
    for (let at = 0; at < degree; at += 1) divisor[at] = multiply(divisor[at] ?? 0, root) ^ (divisor[at + 1] ?? 0);
    root = multiply(root, 2);
  }
  return divisor;
}

/** Bytes from which a scanner mends what it could not read (Reed-Solomon). */
function correctionOf(data: readonly number[], divisor: readonly number[]): number[] {
  let rest: number[] = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest = [...rest.slice(1), 0].map((value, at) => value ^ multiply(divisor[at] ?? 0, factor));
  }
  return rest;
}

/** Correction bytes per block and the number of blocks of versions 1 to 20 at level M, which mends 15 %. */
const blocksOf = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
  [30, 5],
  [22, 8],
  [22, 9],
  [24, 9],
  [24, 10],
  [28, 10],
  [28, 11],
  [26, 13],
  [26, 14],
  [26, 16],
] as const;

/** Bytes that a version holds in all. */
function capacityOf(version: number): number {
  const alignments = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const free = (16 * version + 128) * version + 64 - (version < 2 ? 0 : (25 * alignments - 10) * alignments - 55);
  return Math.floor((free - (version < 7 ? 0 : 36)) / 8);
}

/** A text as the bytes of the smallest QR code that holds it, with their correction. Throws when it is longer than 660 bytes. */
export function qrBits(text: string): { version: number; bytes: number[] } {
  const content = [...new TextEncoder().encode(text)];
  for (const [at, [correction, blocks]] of blocksOf.entries()) {
    const version = at + 1;
    const room = capacityOf(version) - correction * blocks;
    const bits = bitsOf(content, version);
    if (bits.length <= room * 8) return { version, bytes: interleaved(padded(bits, room), correction, blocks, version) };
  }
  throw new Error('The text is too long for a QR code.');
}

function bitsOf(content: readonly number[], version: number): number[] {
  const put = (value: number, length: number) => Array.from({ length }, (_, at) => (value >>> (length - 1 - at)) & 1);
  return [...put(4, 4), ...put(content.length, version < 10 ? 8 : 16), ...content.flatMap((byte) => put(byte, 8))];
}

function padded(bits: readonly number[], room: number): number[] {
  const filled = [...bits, ...Array.from({ length: Math.min(4, room * 8 - bits.length) }, () => 0)];
  while (filled.length % 8 !== 0) filled.push(0);
  const bytes = Array.from({ length: filled.length / 8 }, (_, at) => Number.parseInt(filled.slice(at * 8, at * 8 + 8).join(''), 2));
  for (let filler = 0xec; bytes.length < room; filler ^= 0xec ^ 0x11) bytes.push(filler);
  return bytes;
}

/** Splits the bytes into blocks, adds to each its correction, and takes from all of them in turn. */
function interleaved(bytes: readonly number[], correction: number, blocks: number, version: number): number[] {
  const whole = capacityOf(version);
  const short = Math.floor(whole / blocks) - correction;
  const shortBlocks = blocks - (whole % blocks);
  const divisor = divisorOf(correction);
  let from = 0;
  const parts = Array.from({ length: blocks }, (_, block) => {
    const data = bytes.slice(from, (from += short + (block < shortBlocks ? 0 : 1)));
    return { data, mend: correctionOf(data, divisor) };
  });
  const column = (pick: (part: (typeof parts)[number]) => number[], length: number) =>
    Array.from({ length }, (_, at) => parts.flatMap((part) => pick(part).slice(at, at + 1))).flat();
  return [...column(({ data }) => data, short + 1), ...column(({ mend }) => mend, correction)];
}
