import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Marker = z.object({
  /** The id of the installation; the database holds the same one. */
  installation: z.uuid(),
  /** Where that database is: in this folder, or in a PostgreSQL elsewhere. */
  database: z.enum(['embedded', 'postgres']),
});
export type Marker = z.infer<typeof Marker>;

/** The file that says which installation a data folder belongs to. */
export const MARKER = 'hearthlore.json';

const ABOUT = 'This folder belongs to one installation of Hearthlore. The database, files and backups here belong together; keep them so.';

/** What the marker of a data folder says; null where there is none, or one that cannot be read. */
export function readMarker(folder: string): Marker | null {
  try {
    return Marker.parse(JSON.parse(readFileSync(join(folder, MARKER), 'utf8')));
  } catch {
    return null;
  }
}

/** Writes the marker of a data folder, whole or not at all. */
export function writeMarker(folder: string, marker: Marker): void {
  const draft = join(folder, `${MARKER}.${randomUUID().slice(0, 8)}.part`);
  const file = openSync(draft, 'wx', 0o600);
  try {
    writeSync(file, `${JSON.stringify({ about: ABOUT, ...marker }, null, 2)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, join(folder, MARKER));
}
