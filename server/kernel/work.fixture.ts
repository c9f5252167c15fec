import { z } from 'zod';
import { workApart } from './work-apart.ts';

const Task = z.object({ does: z.enum(['tell', 'environment', 'throws', 'leave', 'fill', 'loop']), parts: z.int().default(0) });

/** What work apart may come to. */
workApart(async (task, tell) => {
  const { does, parts } = Task.parse(task);
  if (does === 'throws') throw new Error('No.');
  if (does === 'leave') process.exit(0);
  if (does === 'environment') return Object.keys(process.env);
  if (does === 'tell') for (let n = 0; n < parts; n += 1) await tell(n);
  if (does === 'loop') {
    await tell(process.pid);
    for (;;);
  }
  const held: string[][] = [];
  while (does === 'fill') held.push(Array.from({ length: 100_000 }, (_, n) => `${n}`));
  return { pid: process.pid, starter: process.ppid };
});
