import { readdirSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Sends a part of the answer; resolves when the server has received it. */
type SendPart = (part: unknown) => Promise<void>;

/** Runs the one task of a process that `runInChildProcess` started, answers and exits. It never outlives its parent. */
export function defineWorker(work: (task: unknown, sendPart: SendPart) => unknown): void {
  lowerPriority();
  exitWithParent();
  // What it takes to read a task is loaded by now, and a process that is killed keeps nothing.
  flushCompileCache();
  process.once('message', (task) => {
    Promise.resolve(work(task, sendPart))
      .then((answer) => process.send?.({ answer }, () => process.disconnect()))
      .catch(() => process.exit(1));
  });
}

/** On Linux each thread has its own priority; threads that started before the process got its priority take it here. */
function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync('/proc/self/task')) {
    try {
      setPriority(Number(thread), getPriority());
    } catch {
      // The thread has ended meanwhile.
    }
  }
}

function sendPart(part: unknown): Promise<void> {
  return new Promise((resolve) => {
    process.once('message', () => resolve());
    process.send?.({ part });
  });
}

/** A busy event loop misses the parent’s exit, so a thread looks for the parent once a second. */
function exitWithParent(): void {
  process.once('disconnect', () => process.exit(0));
  // The parent’s id is fixed here, because the parent may be gone before the thread starts.
  const watch = `setInterval(() => process.ppid === ${process.ppid} || process.kill(process.pid, 'SIGKILL'), 1000);`;
  new Worker(watch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 } }).unref();
}
