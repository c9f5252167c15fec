import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { z } from 'zod';

const Asked = z.union([
  z.object({ id: z.int(), start: z.object({ path: z.string(), megabytes: z.int(), urgent: z.boolean() }) }),
  z.object({ id: z.int(), send: z.unknown() }),
  z.object({ id: z.int(), kill: z.literal(true) }),
]);

/**
 * Starts processes for the server and carries what they say to one another: to start one stops the starter for the longer
 * the more memory it holds, and this one holds next to none. It ends with the server, and those it started with it.
 */
const started = new Map<number, ChildProcess>();

process.on('message', (message) => {
  const asked = Asked.parse(message);
  if ('start' in asked) start(asked.id, asked.start);
  else if ('kill' in asked) started.get(asked.id)?.kill('SIGKILL');
  else tell(asked.id, asked.send);
});
process.once('disconnect', () => {
  for (const child of started.values()) child.kill('SIGKILL');
  process.exit(0);
});

function start(id: number, { path, megabytes, urgent }: { path: string; megabytes: number; urgent: boolean }): void {
  const child = fork(path, [], {
    execArgv: [`--max-old-space-size=${megabytes}`, '--max-semi-space-size=16'],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  started.set(id, child);
  // Before it has other threads: each has a priority of its own, and has it from the one that began it.
  // Never more than the server itself has: that only an administrator of the machine may give.
  if (child.pid !== undefined && !urgent) setPriority(child.pid, Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  child.on('message', (told) => process.send?.({ id, told }));
  const end = (code: number | null, by: string | null) => {
    if (started.delete(id)) process.send?.({ id, ended: { code, by } });
  };
  // What it said last may be on its way still.
  child.on('exit', (code, by) => (child.connected ? child.once('disconnect', () => end(code, by)) : end(code, by)));
  child.on('error', () => end(null, null));
}

/** Where it has ended before it heard, its end says so. */
function tell(id: number, message: unknown): void {
  const child = started.get(id);
  if (child?.connected && typeof message === 'object' && message !== null) child.send(message, () => undefined);
}
