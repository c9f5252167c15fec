import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Tells a part of the answer; resolves when it was taken. */
type Tell = (part: unknown) => Promise<void>;

/**
 * Does the one task of a process that `apart` started, answers and ends. It ends with the process that started it, also in
 * the middle of a loop.
 */
export function workApart(work: (task: unknown, tell: Tell) => unknown): void {
  giveWay();
  endWithStarter();
  process.once('message', (task) => {
    Promise.resolve(work(task, tell))
      .then((answer) => process.send?.({ answer }, () => process.disconnect()))
      .catch(() => process.exit(1));
  });
}

/** On Linux each thread has a priority of its own: those that began before the process was given one have it from here. */
function giveWay(): void {
  if (process.platform !== 'linux') return;
  for (const thread of readdirSync('/proc/self/task')) {
    try {
      setPriority(Number(thread), getPriority());
    } catch {
      // It has ended meanwhile.
    }
  }
}

function tell(part: unknown): Promise<void> {
  return new Promise((resolve) => {
    process.once('message', () => resolve());
    process.send?.({ part });
  });
}

/** A process in a loop does not hear that the other is gone; a thread of its own, which rests for a second at a time, does. */
function endWithStarter(): void {
  process.once('disconnect', () => process.exit(0));
  // Told who that is, since it may begin when the other is gone already.
  const watch = `setInterval(() => process.ppid === ${process.ppid} || process.kill(process.pid, 'SIGKILL'), 1000);`;
  new Worker(watch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 } }).unref();
}
