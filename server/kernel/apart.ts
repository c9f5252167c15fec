import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { fewAtATime } from './few-at-a-time.ts';

/** What one kind of work may use of the machine. */
interface Room {
  /** Of heap; what needs more is ended. */
  megabytes: number;
  /** Until it is ended, where the call does not say otherwise. */
  milliseconds: number;
  /** Processes at once; what comes later waits for its turn. */
  most: number;
}

interface Watch {
  /** Ends the process at once, with its reason. */
  signal?: AbortSignal | undefined;
  milliseconds?: number | undefined;
  /** Takes what is told before the answer; the next is told when it was taken. */
  hear?: (part: unknown) => void;
}

/** Why work apart came to nothing: too long, too much memory, or a fault of any other kind. */
export class EndedApart extends Error {
  readonly why: 'tooSlow' | 'tooHeavy' | 'broken';

  constructor(why: EndedApart['why']) {
    super(`A process apart was ended: ${why}.`);
    this.why = why;
  }
}

const Told = z.union([z.object({ part: z.unknown() }).strict(), z.object({ answer: z.unknown() }).strict()]);

/**
 * Gives work to a process of its own, one for each task: it cannot hold up the server, fill its memory, last forever or take
 * it down. `file` is a module that calls `workApart`, named without its ending; it lies beside `home`, in the source as in
 * what is built of it. Throws EndedApart where it ends without an answer.
 */
export function apart(home: string, file: string, { megabytes, milliseconds, most }: Room) {
  const inTurn = fewAtATime(most);
  const path = fileURLToPath(new URL(`./${file}${extname(home)}`, home));
  return (task: object, watch: Watch = {}): Promise<unknown> =>
    inTurn(async () => {
      watch.signal?.throwIfAborted();
      const child = fork(path, [], {
        execArgv: [`--max-old-space-size=${megabytes}`, '--max-semi-space-size=16'],
        env: {},
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      });
      try {
        return await answerOf(child, task, { ...watch, milliseconds: watch.milliseconds ?? milliseconds });
      } finally {
        child.kill('SIGKILL');
      }
    });
}

function answerOf(child: ChildProcess, task: object, { signal, milliseconds, hear }: Watch): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const timer = setTimeout(() => reject(new EndedApart('tooSlow')), milliseconds);
  const onAbort = () => reject(signal?.reason ?? new Error('Cancelled.'));
  signal?.addEventListener('abort', onAbort, { once: true });
  const take = (message: unknown) => {
    const told = Told.parse(message);
    if ('answer' in told) return resolve(told.answer);
    hear?.(told.part);
    // Not before others have had their turn.
    setImmediate(() => send(child, {}));
  };
  child.on('message', (message) => {
    try {
      take(message);
    } catch (error) {
      reject(error);
    }
  });
  child.on('error', reject);
  // One that has used up its memory ends itself by a signal, or is ended by the system.
  child.on('exit', (code, by) => reject(new EndedApart(code === 134 || by === 'SIGABRT' || by === 'SIGKILL' ? 'tooHeavy' : 'broken')));
  send(child, task);
  return promise.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  });
}

/** Where it has ended before it heard, its end says so. */
function send(child: ChildProcess, message: object): void {
  if (child.connected) child.send(message, () => undefined);
}
