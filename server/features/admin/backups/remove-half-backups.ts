import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A backup that has not got its name yet, and the copy of the database that it is made from. */
const HALF = /^hearthlore-.*\.partial(?:\.copy)?$/;

/** Removes what is left of backups that were being made when a server ended. Only where no other server makes any in this folder. */
export async function removeHalfBackups(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'backups');
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => HALF.test(each))) await rm(join(folder, name), { recursive: true, force: true });
}
