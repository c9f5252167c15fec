import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';

const Reply = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('closed') }),
  z.object({ type: z.literal('dump'), dump: z.instanceof(Blob) }),
]);

/** The embedded database, started. */
export interface EmbeddedDatabase {
  /** Folder of the socket, which the driver takes as its host. */
  host: string;
  port: number;
  /** A copy of everything, from which another one can be started. */
  dump(): Promise<Blob>;
  close(): Promise<void>;
}

/** Starts the embedded database in `folder`, or in memory without one; `dump` fills a fresh one. */
export async function startPglite(options: { folder: string | null; dump?: Blob }): Promise<EmbeddedDatabase> {
  const host = socketFolder(options.folder);
  const port = 5432;
  // Beside this file, in the source as in what is built of it.
  const worker = new Worker(new URL(`./pglite-worker${extname(import.meta.url)}`, import.meta.url), {
    workerData: { folder: options.folder, socket: join(host, `.s.PGSQL.${port}`), dump: options.dump },
  });
  await heard(worker, 'ready');
  // It must not keep a process alive whose server failed to start.
  worker.unref();
  return {
    host,
    port,
    async dump() {
      const reply = heard(worker, 'dump');
      worker.postMessage('dump');
      const answer = await reply;
      if (answer.type !== 'dump') throw new Error('The embedded database answered out of turn.');
      return answer.dump;
    },
    async close() {
      const reply = heard(worker, 'closed');
      worker.postMessage('close');
      await reply;
      await worker.terminate();
      rmSync(host, { recursive: true, force: true });
    },
  };
}

/** Beside the data, and made anew after a crash; a deep data folder would pass the hundred bytes a socket's path may have. */
function socketFolder(folder: string | null): string {
  const beside = folder === null ? null : `${folder}-socket`;
  if (beside === null || beside.length > 80) return mkdtempSync(join(tmpdir(), 'hearthlore-'));
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside, { mode: 0o700 });
  return beside;
}

function heard(worker: Worker, type: z.infer<typeof Reply>['type']): Promise<z.infer<typeof Reply>> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown) => {
      const reply = Reply.parse(message);
      if (reply.type !== type) return;
      leave();
      resolve(reply);
    };
    const onError = (error: unknown) => {
      leave();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const onExit = () => onError(new Error('The embedded database stopped unexpectedly.'));
    const leave = () => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}
