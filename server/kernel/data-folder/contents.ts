import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { momentOf } from './backup-name.ts';
import { MARKER, readMarker } from './marker.ts';
import type { Marker } from './marker.ts';

/** The folder in which a database is made, before it gets its name. */
export const MAKING = 'database.new';
/** The folder into which a backup is unpacked, before what is in it gets its place. */
export const RESTORING = 'restoring';
/** How folders begin that hold what was there before a backup was brought back. */
export const BEFORE_RESTORE = 'before-restore-';

/** What lies in a data folder. */
export interface Contents {
  marker: Marker | null;
  /** Whether there is an embedded database; what of it is missing, where it is not whole. */
  database: 'none' | 'whole' | { missing: string };
  /** The backups, newest first. */
  backups: string[];
  /** What else of an installation lies there, in words: uploaded files, backups, remains of a restore. Empty in a new folder. */
  traces: string[];
}

/** Without these there is no database, and the engine would make a new one or end with words for engineers. */
const NEEDED = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact'];

/** Looks at what of an installation lies in a data folder. Throws where it may not be read. */
export function lookInto(folder: string): Contents {
  const names = namesIn(folder);
  const backups = namesIn(join(folder, 'backups'))
    .filter((name) => momentOf(name) !== null)
    .toSorted((one, other) => String(momentOf(other)).localeCompare(String(momentOf(one))) || other.localeCompare(one));
  const traces = [
    ...(names.includes(MARKER) ? [`the file ${MARKER}`] : []),
    ...(namesIn(join(folder, 'files')).length > 0 ? ['uploaded files'] : []),
    ...(backups.length > 0 ? ['backups'] : []),
    ...(names.includes(RESTORING) ? ['a backup that was being brought back'] : []),
    ...names.filter((name) => name.startsWith(BEFORE_RESTORE) || name === 'database.before').map((name) => `the folder ${name}`),
  ];
  return { marker: readMarker(folder), database: judgeDatabase(join(folder, 'database')), backups, traces };
}

function judgeDatabase(folder: string): Contents['database'] {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (!found) return 'none';
  if (!found.isDirectory()) return { missing: 'the folder itself' };
  if (namesIn(folder).length === 0) return 'none';
  const missing = NEEDED.find((name) => !existsSync(join(folder, name)));
  return missing === undefined ? 'whole' : { missing };
}

/** The names in a folder, none where there is no folder; what a file system puts there by itself does not count. */
function namesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder).filter((name) => name !== 'lost+found');
}
