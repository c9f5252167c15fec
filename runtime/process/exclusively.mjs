import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Unable } from './unable.mjs';

const patienceMs = 10 * 60 * 1000;

/** Whether a process with this id is there, also when it belongs to somebody else. */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return fault.code === 'EPERM';
  }
}

/** Runs `body` while holding the lock file, so that two commands started at once take turns; a lock left by a dead process is taken over. */
export async function exclusively(lockFile, body) {
  mkdirSync(dirname(lockFile), { recursive: true });
  const until = Date.now() + patienceMs;
  for (let told = false; !take(lockFile); told = true) {
    if (Date.now() > until)
      throw new Unable(`Another Hearthlore command is still busy. If none is running, delete ${lockFile} and try again.`);
    if (!told) console.log('Waiting for another Hearthlore command to finish.');
    await pause(200);
  }
  try {
    return await body();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

function take(lockFile) {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (fault) {
    if (fault.code !== 'EEXIST') throw fault;
    return dropIfAbandoned(lockFile) ? take(lockFile) : false;
  }
}

function dropIfAbandoned(lockFile) {
  const holder = holderOf(lockFile);
  if (holder === undefined || isRunning(holder)) return false;
  // Renamed first, then looked at again: of two that saw the same dead holder, the slower must not remove the faster one's new lock.
  const aside = `${lockFile}.${process.pid}`;
  try {
    renameSync(lockFile, aside);
  } catch {
    return false;
  }
  if (holderOf(aside) !== holder) {
    renameSync(aside, lockFile);
    return false;
  }
  rmSync(aside, { force: true });
  return true;
}

function holderOf(lockFile) {
  try {
    const pid = Number(readFileSync(lockFile, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}
