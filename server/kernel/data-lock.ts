import { mkdirSync, openSync, readFileSync, rmSync, writeSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from './start-error.ts';

/** Tries, and milliseconds between them: a process that was just killed still answers for a moment. */
const TRIES = 16;
const BETWEEN = 100;

/**
 * Takes the data folder for this process; the embedded database has no lock of its own and two writers would lose rows.
 * Returns the release. A lock whose process is gone is taken over; refuses when its process stays.
 */
export async function lockDataFolder(folder: string): Promise<() => void> {
  const file = join(folder, 'hearthlore.pid');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    throw new StartError(`The data folder ${folder} cannot be created. Choose another with DATA_DIR.`);
  }
  let holder = NaN;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (create(file)) return () => rmSync(file, { force: true });
    holder = Number.parseInt(readHolder(file), 10);
    if (Number.isInteger(holder) && holder !== process.pid && isAlive(holder)) await pause(BETWEEN);
    else rmSync(file, { force: true });
  }
  throw new StartError(
    `The data folder ${folder} is in use by another Hearthlore (process ${holder}). Stop it first, or choose another folder with DATA_DIR.`,
  );
}

function create(file: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600);
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw new StartError(`The data folder cannot be written: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

function readHolder(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
