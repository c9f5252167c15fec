import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Who hears of a process: each message it sends, and its end. */
interface Ear {
  told(message: unknown): void;
  ended(code: number | null, by: string | null): void;
}

/** A process that was started. */
interface Started {
  send(message: object): void;
  kill(): void;
}

const Said = z.union([
  z.object({ id: z.int(), ended: z.object({ code: z.int().nullable(), by: z.string().nullable() }) }),
  z.object({ id: z.int(), told: z.unknown() }),
]);

const ears = new Map<number, Ear>();
let starter: ChildProcess | null = null;
let count = 0;

/** Starts a module as a process of its own, by way of a small one that does nothing else; see work-starter.ts. */
export function startApart(path: string, given: { megabytes: number; urgent: boolean }, ear: Ear): Started {
  const id = (count += 1);
  ears.set(id, ear);
  const to = currentStarter();
  const say = (message: object) => {
    if (to.connected) to.send({ id, ...message }, () => undefined);
  };
  say({ start: { path, ...given } });
  return {
    send: (message) => say({ send: message }),
    kill() {
      ears.delete(id);
      say({ kill: true });
    },
  };
}

function currentStarter(): ChildProcess {
  if (starter?.connected) return starter;
  const child = fork(fileURLToPath(new URL(`./work-starter${extname(import.meta.url)}`, import.meta.url)), [], {
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('message', (message) => {
    const said = Said.parse(message);
    const ear = ears.get(said.id);
    if ('told' in said) ear?.told(said.told);
    else if (ears.delete(said.id)) ear?.ended(said.ended.code, said.ended.by);
  });
  const lose = () => {
    if (starter !== child) return;
    starter = null;
    const lost = [...ears.values()];
    ears.clear();
    for (const ear of lost) ear.ended(null, null);
  };
  child.on('exit', lose);
  child.on('error', lose);
  // It does not keep the server running.
  child.unref();
  child.channel?.unref();
  starter = child;
  return child;
}
