import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { limitConcurrency } from '#server/kernel/limit-concurrency.ts';
import { startChildProcess } from './start-child-process.ts';

/** The limits of one kind of task. */
interface ProcessLimits {
  /** Heap size; a process that needs more is terminated. */
  megabytes: number;
  /** Default timeout; a call may set its own. */
  milliseconds: number;
  /** Processes at once; later tasks wait. */
  most: number;
  /** True when a person waits for the result; other tasks run at a lower priority. */
  urgent?: boolean;
}

interface RunOptions {
  /** Aborting it kills the process; the call rejects with the signal’s reason. */
  signal?: AbortSignal | undefined;
  milliseconds?: number | undefined;
  /** Receives each part that the worker sends before its answer; the worker waits until it is received. */
  onPart?: (part: unknown) => void;
}

/** A worker process ended without an answer: it took too long, needed too much memory, or failed. */
export class WorkerTerminated extends Error {
  readonly why: 'tooSlow' | 'tooHeavy' | 'broken';

  constructor(why: WorkerTerminated['why']) {
    super(`A worker process was terminated: ${why}.`);
    this.why = why;
  }
}

const WorkerMessage = z.union([z.object({ part: z.unknown() }).strict(), z.object({ answer: z.unknown() }).strict()]);

/**
 * Answers a function that runs each task in a child process of its own, so that no task can block or crash the server.
 * `file` is a module beside `home` that calls `defineWorker`, named without its extension. A process that ends without
 * an answer makes the call throw WorkerTerminated.
 */
export function runInChildProcess(home: string, file: string, { megabytes, milliseconds, most, urgent = false }: ProcessLimits) {
  const inTurn = limitConcurrency(most);
  const path = fileURLToPath(new URL(`./${file}${extname(home)}`, home));
  return (task: object, options: RunOptions = {}): Promise<unknown> =>
    inTurn(async () => {
      options.signal?.throwIfAborted();
      return runTask(path, { megabytes, urgent }, task, { ...options, milliseconds: options.milliseconds ?? milliseconds });
    });
}

interface TimedRunOptions extends RunOptions {
  milliseconds: number;
}

async function runTask(
  path: string,
  given: { megabytes: number; urgent: boolean },
  task: object,
  { signal, milliseconds, onPart }: TimedRunOptions,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const child = startChildProcess(path, given, {
    onMessage(message) {
      try {
        const received = WorkerMessage.parse(message);
        if ('answer' in received) return resolve(received.answer);
        onPart?.(received.part);
        // After other events of the loop have run.
        setImmediate(() => child.send({}));
      } catch (error) {
        reject(error);
      }
    },
    // A process that runs out of memory aborts itself, or the system kills it.
    onExit: (code, by) => reject(new WorkerTerminated(code === 134 || by === 'SIGABRT' || by === 'SIGKILL' ? 'tooHeavy' : 'broken')),
  });
  const timer = setTimeout(() => reject(new WorkerTerminated('tooSlow')), milliseconds);
  const onAbort = () => reject(signal?.reason ?? new Error('Cancelled.'));
  signal?.addEventListener('abort', onAbort, { once: true });
  child.send(task);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
    child.kill();
  }
}
