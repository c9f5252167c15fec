import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_BYTES } from './page.ts';

/**
 * What is damaged in a database's folder that can no longer be seen once the engine has opened it, or that the engine would
 * take for something else; in words, null where nothing is.
 */
export function damageBeforeOpening(folder: string): string | null {
  // The engine would say that another version made it.
  if (isBlank(readFileSync(join(folder, 'global', 'pg_control')))) return 'global/pg_control is blank';
  // It would note the newest transactions again as it opens, and hide that the others are gone.
  if (!knowsCommits(folder)) return 'it is no longer known which transactions were committed';
  return null;
}

/**
 * Whether it is still known which transactions were committed: without that, rows vanish in silence. Only the newest page
 * may be blank, for it may have been begun a moment ago; the oldest one holds at least what made the database, or what came
 * before the oldest that is forgotten.
 */
function knowsCommits(folder: string): boolean {
  const place = join(folder, 'pg_xact');
  const pages = readdirSync(place)
    .toSorted()
    .flatMap((name) => pagesOf(readFileSync(join(place, name))));
  return pages.length > 0 && pages.every((page, n) => (n === pages.length - 1 && n > 0) || !isBlank(page));
}

const isBlank = (bytes: Buffer): boolean => bytes.every((byte) => byte === 0);

function pagesOf(file: Buffer): Buffer[] {
  return Array.from({ length: Math.ceil(file.length / PAGE_BYTES) }, (_, n) => file.subarray(n * PAGE_BYTES, (n + 1) * PAGE_BYTES));
}
