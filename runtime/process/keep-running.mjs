import { readFileSync } from 'node:fs';

const mostRestarts = 5;
const withinMs = 60_000;

/**
 * Runs a program, and runs it again when it crashes: at most five times within a minute. What ends in order, refuses to start
 * or is told to stop is not run again. `runOnce` answers as `run` does; the answer is the last exit code.
 */
export async function keepRunning(runOnce, { now = Date.now, say = console.error } = {}) {
  let restarts = [];
  for (;;) {
    const { code, interrupted, refused } = await runOnce();
    if (code === 0 || interrupted || refused) return code;
    restarts = restarts.filter((at) => now() - at < withinMs);
    if (restarts.length === mostRestarts) {
      say(`The server crashed again (exit code ${code}), ${mostRestarts} restarts within a minute did not help. It stays down.`);
      return code;
    }
    restarts.push(now());
    say(`The server crashed (exit code ${code}). It is started again.`);
  }
}

/**
 * Calls back once npm, which started this process, is gone, looking every so many milliseconds. A kill -9 sends no signal, and
 * the shell that npm starts commands with stays.
 */
export function onOrphaned(orphaned, everyMs = 500) {
  const starters = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const before = starters();
  const look = setInterval(() => {
    if (starters() === before) return;
    clearInterval(look);
    orphaned();
  }, everyMs).unref();
}

/** The parent of a process, where the system tells it in a file. */
function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
