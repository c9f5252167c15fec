import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE } from './page.ts';

/**
 * Whether it is still known which transactions of a database were committed: without that, rows vanish in silence. Only the
 * newest page may be blank, for it may have been begun a moment ago; the oldest one holds at least what made the database,
 * or what came before the oldest that is forgotten.
 */
export function knowsCommits(folder: string): boolean {
  const place = join(folder, 'pg_xact');
  const pages = readdirSync(place)
    .toSorted()
    .flatMap((name) => pagesOf(readFileSync(join(place, name))));
  const [first] = pages;
  return first !== undefined && pages.every((page, n) => (n === pages.length - 1 && n > 0) || page.some((byte) => byte !== 0));
}

function pagesOf(file: Buffer): Buffer[] {
  return Array.from({ length: Math.ceil(file.length / PAGE) }, (_, n) => file.subarray(n * PAGE, (n + 1) * PAGE));
}
