import { fork as runInChildProcess } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Receives each message of a child process, and its exit. */
interface ProcessListener {
  onMessage(message: unknown): void;
  onExit(code: number | null, by: string | null): void;
}

/** A running child process. */
interface RunningProcess {
  send(message: object): void;
  kill(): void;
}

const StarterReport = z.union([
  z.object({ id: z.int(), exited: z.object({ code: z.int().nullable(), by: z.string().nullable() }) }),
  z.object({ id: z.int(), message: z.unknown() }),
]);

const listeners = new Map<number, ProcessListener>();
let starter: ChildProcess | null = null;
let count = 0;

/** Starts a module as a child process. A small helper process forks it; see process-starter.ts. */
export function startChildProcess(path: string, given: { megabytes: number; urgent: boolean }, listener: ProcessListener): RunningProcess {
  const id = (count += 1);
  listeners.set(id, listener);
  const to = currentStarter();
  const say = (message: object) => {
    if (to.connected) to.send({ id, ...message }, () => undefined);
  };
  say({ start: { path, ...given } });
  return {
    send: (message) => say({ send: message }),
    kill() {
      listeners.delete(id);
      say({ kill: true });
    },
  };
}

function currentStarter(): ChildProcess {
  if (starter?.connected) return starter;
  const child = runInChildProcess(fileURLToPath(new URL(`./process-starter${extname(import.meta.url)}`, import.meta.url)), [], {
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('message', (message) => {
    const report = StarterReport.parse(message);
    const listener = listeners.get(report.id);
    if ('message' in report) listener?.onMessage(report.message);
    else if (listeners.delete(report.id)) listener?.onExit(report.exited.code, report.exited.by);
  });
  const lose = () => {
    if (starter !== child) return;
    starter = null;
    const lost = [...listeners.values()];
    listeners.clear();
    for (const listener of lost) listener.onExit(null, null);
  };
  child.on('exit', lose);
  child.on('error', lose);
  // The helper does not keep the server running.
  child.unref();
  child.channel?.unref();
  starter = child;
  return child;
}
