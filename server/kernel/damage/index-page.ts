import { PAGE_BYTES } from './page.ts';

/** What a page of a B-tree points to: pages of its table from a leaf, pages of its own from the others. */
interface Pointers {
  to: 'table' | 'index';
  blocks: number[];
}

/** Where the part of a page begins that belongs to its index, and what stands in it. */
const SPECIAL = PAGE_BYTES - 16;
const [NEXT, FLAGS] = [SPECIAL + 4, SPECIAL + 12];
const [LEAF, DELETED, META, HALF_DEAD] = [1, 4, 8, 16];
const FIRST_ITEM_OFFSET = 24;
/** Where the first page says on which one the tree begins; 0 for one that is empty. */
const ROOT_OFFSET = 32;
/** An item that is in use. */
const ITEM_IN_USE = 1;
/** An entry whose place stands elsewhere in it, and one that is a list of places. */
const [OTHERWISE, LIST] = [0x2000, 0x2000];
/** Bytes of a place in a table. */
const PLACE_BYTES = 6;

/** What a whole page of a B-tree points to. */
export function pointersOf(page: Buffer): Pointers {
  const flags = page.readUInt16LE(FLAGS);
  const isLeaf = (flags & LEAF) !== 0;
  const pointers: Pointers = { to: isLeaf ? 'table' : 'index', blocks: [] };
  if ((flags & META) !== 0) return { to: 'index', blocks: [page.readUInt32LE(ROOT_OFFSET)].filter((root) => root !== 0) };
  if ((flags & (DELETED | HALF_DEAD)) !== 0) return pointers;
  const end = Math.min(page.readUInt16LE(12), SPECIAL);
  // Where a page follows, the first item is only the bound between both.
  for (let at = FIRST_ITEM_OFFSET + (page.readUInt32LE(NEXT) === 0 ? 0 : 4); at < end; at += 4) {
    const item = page.readUInt32LE(at);
    const start = item & 0x7fff;
    if (((item >>> 15) & 3) !== ITEM_IN_USE || start + 8 > PAGE_BYTES) continue;
    pointers.blocks.push(...(isLeaf ? placesOf(page, start) : [blockAt(page, start)]));
  }
  return pointers;
}

function placesOf(page: Buffer, start: number): number[] {
  const position = page.readUInt16LE(start + 4);
  const isList = (page.readUInt16LE(start + 6) & OTHERWISE) !== 0 && (position & LIST) !== 0;
  if (!isList) return [blockAt(page, start)];
  const first = start + blockAt(page, start);
  const count = position & 0x0fff;
  return Array.from({ length: count }, (_, n) => first + n * PLACE_BYTES).flatMap((at) =>
    at + PLACE_BYTES <= PAGE_BYTES ? [blockAt(page, at)] : [],
  );
}

function blockAt(page: Buffer, at: number): number {
  return page.readUInt16LE(at) * 0x10000 + page.readUInt16LE(at + 2);
}
