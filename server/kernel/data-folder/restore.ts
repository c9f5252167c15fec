import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { StartError } from '#server/kernel/start-error.ts';
import { kindOf } from './backup-name.ts';
import { BEFORE_RESTORE, RESTORING, lookInto } from './contents.ts';
import { lockDataFolder } from './lock.ts';
import { MARKER } from './marker.ts';

/** What of a data folder belongs to one moment, in the order in which it is set aside. */
const TOGETHER = ['database', 'files', MARKER];

/**
 * Brings a backup of the embedded database back into a data folder: `backup` is the name of one in its folder `backups`, or
 * a path. It is unpacked whole before anything gives way to it; what was there is set aside, never removed. The database
 * comes last, so that a restore that was cut off is never taken for an installation. Answers the folder in which what was
 * there lies now; null when there was nothing. Refuses with a StartError, having changed nothing.
 */
export async function restoreBackup(folder: string, backup: string, now: Date): Promise<string | null> {
  const archive = backup === basename(backup) ? join(folder, 'backups', backup) : resolve(backup);
  if (!existsSync(archive)) throw new StartError(`There is no backup ${archive}.`);
  if (archive.endsWith('.dump'))
    throw new StartError(`The backup ${archive} is of a PostgreSQL. Bring it back with pg_restore, as docs/backups.md says.`);
  if (kindOf(basename(archive)) === null) throw new StartError(`${basename(archive)} is not the name of a backup of Hearthlore.`);
  const release = await lockDataFolder(folder);
  try {
    const unpacked = await unpack(archive, join(folder, RESTORING));
    const aside = setAside(folder, now);
    // Where nothing had been uploaded there are no files in it.
    if (existsSync(join(unpacked, 'files'))) renameSync(join(unpacked, 'files'), join(folder, 'files'));
    renameSync(unpacked, join(folder, 'database'));
    rmSync(join(folder, RESTORING), { recursive: true });
    return aside;
  } finally {
    release();
  }
}

/** Unpacks an archive piece by piece, and looks whether a whole database came of it. Answers where it lies. */
async function unpack(archive: string, into: string): Promise<string> {
  const unpacked = join(into, 'database');
  const { extract } = await import('tar');
  const faults: string[] = [];
  rmSync(into, { recursive: true, force: true });
  mkdirSync(unpacked, { recursive: true, mode: 0o700 });
  try {
    await extract({
      file: archive,
      cwd: unpacked,
      // Readable for this account alone, whatever the archive says; nothing but files and folders comes out of it.
      umask: 0o077,
      noChmod: true,
      preserveOwner: false,
      filter: (_path, entry) => !('type' in entry) || ['File', 'OldFile', 'Directory'].includes(entry.type),
      onwarn: (code, message) => void (code !== 'TAR_ENTRY_INFO' && faults.push(String(message))),
    });
    if (faults[0] !== undefined) throw new Error(faults[0]);
    const { database } = lookInto(into);
    if (database !== 'whole') throw new Error(database === 'none' ? 'there is no database in it' : `${database.missing} is not in it`);
    return unpacked;
  } catch (error) {
    rmSync(into, { recursive: true, force: true });
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
    const message = error instanceof Error ? error.message : String(error);
    throw new StartError(
      isFull
        ? 'The disk is too full to unpack the backup. Nothing was changed: make room and try again.'
        : `The backup ${archive} cannot be unpacked: ${message}. Nothing was changed: try another one.`,
    );
  }
}

function setAside(folder: string, now: Date): string | null {
  const there = TOGETHER.filter((name) => existsSync(join(folder, name)));
  if (there.length === 0) return null;
  const aside = join(folder, `${BEFORE_RESTORE}${now.toISOString().replaceAll(/[-:.]/g, '')}`);
  mkdirSync(aside, { mode: 0o700 });
  for (const name of there) {
    try {
      renameSync(join(folder, name), join(aside, name));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      throw new StartError(`${join(folder, name)} cannot be set aside (${message}). Move it away yourself and try again.`);
    }
  }
  return aside;
}
