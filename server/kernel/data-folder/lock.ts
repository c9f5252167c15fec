import { mkdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '#server/kernel/start-error.ts';

/** Milliseconds that a held lock is waited for, and between two tries: a process that was just killed holds its files until its memory is given back. */
const LOCK_PATIENCE = 2000;
const LOCK_PAUSE = 100;
/** Codes with which SQLite refuses: SQLITE_BUSY, and SQLITE_CORRUPT and SQLITE_NOTADB. */
const SQLITE_BUSY = 5;
const UNREADABLE = [11, 26];

/**
 * Takes the data folder for this process; the embedded database has no lock of its own and two writers would destroy it.
 * The lock is the operating system's, on the file `hearthlore.lock`: it counts across containers and ends with the process
 * that holds it, however that ends. Answers the release. Refuses when another process holds it, or when the folder or the
 * file cannot be used.
 *
 * Nothing else in this process may open that file: the system drops a process's locks on a file when it closes any handle to it.
 */
export async function lockDataFolder(folder: string, { patience = LOCK_PATIENCE } = {}): Promise<() => void> {
  const file = join(folder, 'hearthlore.lock');
  makeFolder(folder);
  for (let waited = 0; waited < patience; waited += LOCK_PAUSE) {
    if (waited > 0) await pause(LOCK_PAUSE);
    const handle = hold(file);
    if (handle === null) continue;
    // A server that runs without the lock: of an earlier build, or one whose lock file was removed.
    if (!(await answers(join(folder, 'database-socket', '.s.PGSQL.5432')))) {
      rmSync(join(folder, 'hearthlore.pid'), { force: true });
      return () => handle.close();
    }
    handle.close();
  }
  throw new StartError(
    `The data folder ${folder} is in use by another Hearthlore, which holds the lock ${file}. Stop it first, or choose another folder with DATA_DIR.`,
  );
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    throw new StartError(`The data folder ${folder} cannot be created. Choose another with DATA_DIR.`);
  }
}

/** The handle that holds the lock, for as long as it is open; null when another process holds it. */
function hold(file: string): DatabaseSync | null {
  let handle: DatabaseSync | undefined;
  try {
    if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw new Error('it is a folder, remove it');
    handle = new DatabaseSync(file, { timeout: 0 });
    handle.exec('begin exclusive');
    return handle;
  } catch (error) {
    handle?.close();
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : NaN;
    if (code === SQLITE_BUSY) return null;
    if (UNREADABLE.includes(code)) {
      // Its content means nothing. Nobody holds it, or that would have been said first.
      truncateSync(file);
      return null;
    }
    throw new StartError(`The lock ${file} of the data folder cannot be used: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** Whether a process listens on a socket in the file system; one that was left behind does not answer. */
function answers(path: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = createConnection(path);
  socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
  return promise.finally(() => socket.destroy());
}
