import { accessSync, constants, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux lends memory as a folder. */
const inMemory = '/dev/shm';
/** Bytes that have to be free there; a run of the tests takes about a tenth. */
const ENOUGH = 6 * 1024 ** 3;
const prefix = 'hearthlore-tests-';

/**
 * The folder for what tests make and soon throw away: in memory where there is enough of it, for a database alone is more than a
 * thousand files; else the temporary folder.
 */
export function quickFolder(): string {
  return hasMemory() ? inMemory : tmpdir();
}

/** Whether there is memory enough to be had as a folder. */
function hasMemory(): boolean {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}

/**
 * Has this process and those that it starts make their temporary files in memory, where there is enough; answers what throws them
 * away. What runs that were cut off left there is thrown away at once.
 */
export function openTemporaryFolder(): () => void {
  if (!hasMemory()) return () => undefined;
  for (const name of readdirSync(inMemory)) if (isAbandoned(name)) remove(join(inMemory, name));
  const folder = join(inMemory, `${prefix}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  process.env['TMPDIR'] = folder;
  return () => remove(folder);
}

function isAbandoned(name: string): boolean {
  return name.startsWith(prefix) && !isRunning(Number(name.slice(prefix.length)));
}

/** Whether a process runs. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
