import { join, resolve } from 'node:path';
import { lookInto } from './contents.ts';
import type { Contents } from './contents.ts';

/**
 * How to bring the newest backup of a data folder back, as half a sentence that follows "or": its name and the command, as
 * it is typed in the project's folder.
 */
export function wayBack(folder: string, { backups }: Pick<Contents, 'backups'>): string {
  const newest = backups.find((name) => name.endsWith('.tar.gz'));
  if (newest !== undefined) return `bring back the newest backup with: ${restoreCommand(folder, newest)}`;
  return `put a backup into ${join(folder, 'backups')} and bring it back with: ${restoreCommand(folder, '<its name>')}`;
}

/** The same for a PostgreSQL, whose own program brings a backup back. */
export function wayBackOnPostgres(folder: string, { backups }: Pick<Contents, 'backups'>): string {
  const newest = backups.find((name) => name.endsWith('.dump'));
  const file = newest === undefined ? '<your backup>' : quoted(join(folder, 'backups', newest));
  return `bring a backup back with: pg_restore --no-owner --dbname="$DATABASE_URL" ${file}`;
}

/** Why a start on a damaged database is refused, in words for whoever can mend it. */
export function sentenceOfDamage(folder: string, message: string, contents: Contents): string {
  return `The database in ${join(folder, 'database')} is damaged (${message}). Nothing of it was removed. Stop what uses it and ${wayBack(folder, contents)}`;
}

/** How to bring the newest backup of a data folder back, by the database that its installation is on. */
export function wayBackFrom(folder: string, engine: 'pglite' | 'postgres'): string {
  const contents = lookInto(folder);
  return engine === 'pglite' ? wayBack(folder, contents) : wayBackOnPostgres(folder, contents);
}

function restoreCommand(folder: string, name: string): string {
  const where = resolve(folder) === resolve('data') ? '' : `DATA_DIR=${quoted(resolve(folder))} `;
  return `${where}npm run admin -- restore ${name}`;
}

/** A word as a shell reads it. */
function quoted(word: string): string {
  return /^[\w./@:+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
