import { readdirSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { getPriority } from 'node:os';
import { z } from 'zod';
import { defineWorker } from './define-worker.ts';

const Task = z.object({
  does: z.enum(['tell', 'environment', 'compiled', 'priorities', 'throws', 'leave', 'fill', 'loop']),
  parts: z.int().default(0),
});

/** A worker with one task for each way a process can end. */
defineWorker(async (task, sendPart) => {
  const { does, parts } = Task.parse(task);
  if (does === 'throws') throw new Error('No.');
  if (does === 'leave') process.exit(0);
  if (does === 'environment') return Object.keys(process.env);
  if (does === 'compiled') return getCompileCacheDir();
  // On Linux each thread has its own priority and is listed here.
  if (does === 'priorities')
    return (process.platform === 'linux' ? readdirSync('/proc/self/task') : [0]).map((id) => getPriority(Number(id)));
  if (does === 'tell') for (let n = 0; n < parts; n += 1) await sendPart(n);
  if (does === 'loop') {
    await sendPart(process.pid);
    for (;;);
  }
  const held: string[][] = [];
  while (does === 'fill') held.push(Array.from({ length: 100_000 }, (_, n) => `${n}`));
  return { pid: process.pid, starter: process.ppid };
});
