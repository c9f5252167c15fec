import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { z } from 'zod';
import { inProject } from '#server/kernel/in-project.ts';

const StarterRequest = z.union([
  z.object({ id: z.int(), start: z.object({ path: z.string(), megabytes: z.int(), urgent: z.boolean() }) }),
  z.object({ id: z.int(), send: z.unknown() }),
  z.object({ id: z.int(), kill: z.literal(true) }),
]);

/** What a child loads before all else: code that was compiled once is not compiled again, which halves its start from the source. */
const keepCompiled = `data:text/javascript,${encodeURIComponent(
  `import { enableCompileCache } from 'node:module'; enableCompileCache(${JSON.stringify(inProject('.cache', 'compile'))});`,
)}`;

/**
 * The processes that this helper has forked for the server, by the id of their task. Forking blocks a process longer the
 * more memory it holds, and this one holds next to none. It exits with the server and kills what it started.
 */
const started = new Map<number, ChildProcess>();

process.on('message', (message) => {
  const request = StarterRequest.parse(message);
  if ('start' in request) start(request.id, request.start);
  else if ('kill' in request) started.get(request.id)?.kill('SIGKILL');
  else forward(request.id, request.send);
});
process.once('disconnect', () => {
  for (const child of started.values()) child.kill('SIGKILL');
  process.exit(0);
});

function start(id: number, { path, megabytes, urgent }: { path: string; megabytes: number; urgent: boolean }): void {
  const child = fork(path, [], {
    execArgv: [`--max-old-space-size=${megabytes}`, '--max-semi-space-size=16', `--import=${keepCompiled}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  started.set(id, child);
  // A thread inherits the priority of the thread that starts it, so this comes before the child has others.
  // Only an administrator of the machine may raise a priority above the server’s own.
  if (child.pid !== undefined && !urgent) setPriority(child.pid, Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  child.on('message', (sent) => process.send?.({ id, message: sent }));
  const end = (code: number | null, by: string | null) => {
    if (started.delete(id)) process.send?.({ id, exited: { code, by } });
  };
  // Its last message may still be on its way.
  child.on('exit', (code, by) => (child.connected ? child.once('disconnect', () => end(code, by)) : end(code, by)));
  child.on('error', () => end(null, null));
}

/** A child that has exited meanwhile is reported by its exit. */
function forward(id: number, message: unknown): void {
  const child = started.get(id);
  if (child?.connected && typeof message === 'object' && message !== null) child.send(message, () => undefined);
}
