import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { countText } from '#domain/text/count-text.ts';
import { pointersOf } from './index-page.ts';
import { PAGE_BYTES, judgePage } from './page.ts';
import type { Relation, Table } from './tables.ts';

/** Pages that are read at once, and room for them. */
const PAGES_READ_AT_ONCE = 128;
const piece = Buffer.from(new ArrayBuffer(PAGES_READ_AT_ONCE * PAGE_BYTES));
/** Pages of one file; what is more goes on in the next. */
const PAGES_PER_FILE = 131_072;

/** What is wrong with a table: something of it is gone, or cannot be read; and that in half a sentence. */
export interface Damage {
  kind: 'missing' | 'unreadable';
  message: string;
}

/** The pages of a relation, as they lie on the disk. */
interface Pages {
  count: number;
  blank: Set<number>;
  broken: number;
}

/**
 * Looks at every page of a table in the database's folder, of its long values and its indexes. It finds pages that are not
 * as they were written, and what an index leads to and is not there: files that are gone, cut off or blanked. What it finds
 * holds for a database that has written everything it knows; otherwise the disk may be behind. Null when all is well.
 */
export async function lookAtTable(folder: string, { relations }: Table): Promise<Damage | null> {
  const rows = relations.filter(({ kind }) => kind === 'rows');
  const found = new Map<number, Pages>();
  for (const relation of rows) {
    const pages = await readPages(folder, relation);
    if (pages === null) return { kind: 'missing', message: 'a file of it is gone' };
    found.set(relation.id, pages);
  }
  let broken = [...found.values()].reduce((sum, pages) => sum + pages.broken, 0);
  for (const relation of relations.filter(({ kind }) => kind !== 'rows')) {
    const seen: Seen = { rows: new Set(), own: new Set() };
    const pages = await readPages(folder, relation, relation.kind === 'btree' ? seen : undefined);
    // The first page of a B-tree is always there.
    if (relation.kind === 'btree') seen.own.add(0);
    if (pages === null || lacks(pages, seen.own)) return { kind: 'unreadable', message: `a part of its index ${relation.name} is gone` };
    const led = found.get(relation.rows ?? 0);
    if (led !== undefined && lacks(led, seen.rows)) return { kind: 'missing', message: 'rows of it are gone' };
    broken += pages.broken;
  }
  return broken === 0 ? null : { kind: 'unreadable', message: `${countText(broken, 'page')} of it cannot be read` };
}

/** Pages that an index leads to: of its table, and its own. */
interface Seen {
  rows: Set<number>;
  own: Set<number>;
}

const lacks = (pages: Pages, wanted: Set<number>): boolean => [...wanted].some((block) => block >= pages.count || pages.blank.has(block));

/** Reads a relation through, and notes in `seen` what the pages of a B-tree lead to; null where it has no file. */
async function readPages(folder: string, { path }: Relation, seen?: Seen): Promise<Pages | null> {
  const pages: Pages = { count: 0, blank: new Set(), broken: 0 };
  for (let part = 0; pages.count === part * PAGES_PER_FILE; part += 1) {
    const file = openFile(join(folder, part === 0 ? path : `${path}.${part}`));
    if (file === null) return part === 0 ? null : pages;
    try {
      // What goes on beside it gets its turn between two pieces of a large one.
      while (readPiece(file, pages, seen)) await pause();
    } finally {
      closeSync(file);
    }
  }
  return pages;
}

/** Reads the next pages of a file; false at its end. Thousands of small files are read in half the time when nothing is waited for. */
function readPiece(file: number, pages: Pages, seen: Seen | undefined): boolean {
  const read = readSync(file, piece);
  // What is no page yet was being added when the disk was full.
  for (let at = 0; at + PAGE_BYTES <= read; at += PAGE_BYTES) takePage(piece.subarray(at, at + PAGE_BYTES), pages, seen);
  return read === piece.length;
}

function takePage(page: Buffer, pages: Pages, seen: Seen | undefined): void {
  const block = pages.count;
  pages.count += 1;
  const state = judgePage(page, block);
  if (state === 'broken') pages.broken += 1;
  else if (state === 'blank') pages.blank.add(block);
  else if (seen) {
    const { to, blocks } = pointersOf(page);
    const into = to === 'table' ? seen.rows : seen.own;
    for (const each of blocks) into.add(each);
  }
}

function openFile(path: string): number | null {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
