import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { serverLimits } from '#domain/limits/server-limits.ts';
import { log } from '#server/kernel/log.ts';

const Reply = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('closed') }),
  z.object({ type: z.literal('dump'), dump: z.instanceof(Blob) }),
  z.object({ type: z.literal('failed'), message: z.string() }),
]);

/** The embedded database did not start; the message is its own last words. */
export class EngineError extends Error {}

/** The embedded database, started. */
export interface EmbeddedDatabase {
  /** Folder of the socket, which the driver takes as its host. */
  host: string;
  port: number;
  /** Its folder; null in memory. */
  folder: string | null;
  /** A copy of everything, from which another one can be started. It is held in memory. */
  dump(): Promise<Blob>;
  close(): Promise<void>;
}

/**
 * Starts the embedded database in `folder`, or in memory without one; `dump` fills a fresh one. Where its engine gives up, as
 * it does when the disk is full in the middle of its log, it is started again on what it had committed, for as long as that takes.
 */
export async function startPglite(options: { folder: string | null; dump?: Blob }): Promise<EmbeddedDatabase> {
  const host = socketFolder(options.folder);
  const port = 5432;
  const thread = new EngineThread({ ...options, socket: join(host, `.s.PGSQL.${port}`) });
  await thread.start().catch((error: unknown) => {
    rmSync(host, { recursive: true, force: true });
    throw error;
  });
  return {
    host,
    port,
    folder: options.folder,
    dump: () => thread.dump(),
    async close() {
      await thread.close();
      rmSync(host, { recursive: true, force: true });
    },
  };
}

interface EngineSettings {
  folder: string | null;
  socket: string;
  dump?: Blob;
}

/** The thread of the engine; another one after it has given up. */
class EngineThread {
  readonly #settings: EngineSettings;
  #worker: Worker | null = null;
  readonly #closing = new AbortController();
  #restarting: Promise<void> = Promise.resolve();

  constructor(settings: EngineSettings) {
    this.#settings = settings;
  }

  async start(): Promise<void> {
    const worker = await startWorker(this.#settings);
    this.#worker = worker;
    let text = 'it gave no reason';
    worker.on('message', (message: unknown) => {
      const reply = Reply.safeParse(message).data;
      if (reply?.type === 'failed') ({ message: text } = reply);
    });
    worker.on('error', (error) => (text = error.message));
    worker.once('exit', () => {
      if (this.#closing.signal.aborted) return;
      this.#worker = null;
      log.fault('The embedded database gave up; it is started again', new EngineError(text));
      this.#restarting = this.#restart();
    });
  }

  async dump(): Promise<Blob> {
    if (this.#worker === null) throw new Error('The embedded database is being started again.');
    const reply = heard(this.#worker, 'dump');
    this.#worker.postMessage('dump');
    const answer = await reply;
    if (answer.type !== 'dump') throw new Error('The embedded database answered out of turn.');
    return answer.dump;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#restarting;
    if (this.#worker) await close(this.#worker);
  }

  /** Whoever comes meanwhile is refused, for nobody listens. What was in memory alone is gone. */
  async #restart(): Promise<void> {
    const { signal } = this.#closing;
    const began = performance.now();
    let isLogged = false;
    while (!signal.aborted && this.#settings.folder !== null) {
      rmSync(this.#settings.socket, { force: true });
      try {
        await this.start();
        return log.info('The embedded database answers again', { seconds: Math.round((performance.now() - began) / 1000) });
      } catch (error) {
        if (!isLogged) log.fault('The embedded database cannot be started again; trying on', error);
        isLogged = true;
        await wait(serverLimits.engineRestartMilliseconds, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }
}

/** Starts the thread and waits until its database is open. */
async function startWorker(workerData: EngineSettings): Promise<Worker> {
  // Beside this file, in the source as in what is built of it.
  const worker = new Worker(new URL(`./pglite-worker${extname(import.meta.url)}`, import.meta.url), { workerData });
  try {
    await heard(worker, 'ready');
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  // It must not keep a process alive whose server failed to start.
  worker.unref();
  return worker;
}

async function close(worker: Worker): Promise<void> {
  const reply = heard(worker, 'closed');
  worker.postMessage('close');
  await reply;
  await worker.terminate();
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
      if (reply.type === 'failed') return onError(new EngineError(reply.message));
      if (reply.type !== type) return undefined;
      leave();
      return resolve(reply);
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
