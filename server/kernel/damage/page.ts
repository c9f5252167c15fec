/** Bytes of a page of the database, and words of 32 bits in it. */
export const PAGE_BYTES = 8192;
const WORDS_PER_PAGE = PAGE_BYTES / 4;

const CHECKSUM_PRIME = 16_777_619;
/** Where PostgreSQL's 32 sums begin, as its `checksum_impl.h` has them. */
const BEGINNINGS = Int32Array.from(
  `5b1f36e9 b8525960 02ab50aa 1de66d2a 79ff467a 9bb9f8a3 217e7cd2 83e13d2c f8d4474f e39eb970 42c6ae16 993216fa 7b093b5d 98daff3c f718902a 0b1c9cdb
   e58f764b 187636bc 5d7b3bb1 e73de7de 92bec979 cca6c0b2 304a0979 85aa43d4 783125bb 6ca8eaa2 e407eac6 4b5cfc3e 9fbf8c76 15ca20be f2ca9fd3 959bd756`
    .split(/\s+/)
    .map((word) => Number.parseInt(word, 16)),
);
const SUMS = BEGINNINGS.length;
/** The word of a page whose lower half is the checksum itself. */
const CHECKSUM_WORD = 2;
const sums = new Int32Array(SUMS);

/** How a page looks: as it was written, never written at all, or neither. */
export type PageState = 'whole' | 'blank' | 'broken';

/** Judges page number `block` of a relation by its checksum. */
export function judgePage(page: Buffer, block: number): PageState {
  // A page in use says where its free room ends.
  if (page.readUInt16LE(14) === 0) return page.every((byte) => byte === 0) ? 'blank' : 'broken';
  return checksumOf(page, block) === page.readUInt16LE(8) ? 'whole' : 'broken';
}

/** The checksum that PostgreSQL writes into a page: 32 sums side by side, folded into one that knows the page's number. */
function checksumOf(page: Buffer, block: number): number {
  const words = new Int32Array(page.buffer, page.byteOffset, WORDS_PER_PAGE);
  sums.set(BEGINNINGS);
  for (let at = 0; at < WORDS_PER_PAGE; at += SUMS) {
    for (let n = 0; n < SUMS; n += 1) {
      const word = words[at + n] ?? 0;
      sums[n] = mixed(sums[n] ?? 0, at + n === CHECKSUM_WORD ? word & ~0xffff : word);
    }
  }
  let folded = 0;
  for (const sum of sums) folded ^= mixed(mixed(sum, 0), 0);
  return (((folded ^ block) >>> 0) % 0xffff) + 1;
}

function mixed(sum: number, word: number): number {
  const both = sum ^ word;
  return Math.imul(both, CHECKSUM_PRIME) ^ (both >>> 17);
}
