import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { fewAtATime } from './few-at-a-time.ts';
import { startApart } from './start-apart.ts';

/** What one kind of work may use of the machine. */
interface Room {
  /** Of heap; what needs more is ended. */
  megabytes: number;
  /** Until it is ended, where the call does not say otherwise. */
  milliseconds: number;
  /** Processes at once; what comes later waits for its turn. */
  most: number;
  /** Whether somebody waits for it to see anything; all else gives way to whoever answers people. */
  urgent?: boolean;
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
export function apart(home: string, file: string, { megabytes, milliseconds, most, urgent = false }: Room) {
  const inTurn = fewAtATime(most);
  const path = fileURLToPath(new URL(`./${file}${extname(home)}`, home));
  return (task: object, watch: Watch = {}): Promise<unknown> =>
    inTurn(async () => {
      watch.signal?.throwIfAborted();
      return answerOf(path, { megabytes, urgent }, task, { ...watch, milliseconds: watch.milliseconds ?? milliseconds });
    });
}

interface Watched extends Watch {
  milliseconds: number;
}

async function answerOf(
  path: string,
  given: { megabytes: number; urgent: boolean },
  task: object,
  { signal, milliseconds, hear }: Watched,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const child = startApart(path, given, {
    told(message) {
      try {
        const told = Told.parse(message);
        if ('answer' in told) return resolve(told.answer);
        hear?.(told.part);
        // Not before others have had their turn.
        setImmediate(() => child.send({}));
      } catch (error) {
        reject(error);
      }
    },
    // One that has used up its memory ends itself by a signal, or is ended by the system.
    ended: (code, by) => reject(new EndedApart(code === 134 || by === 'SIGABRT' || by === 'SIGKILL' ? 'tooHeavy' : 'broken')),
  });
  const timer = setTimeout(() => reject(new EndedApart('tooSlow')), milliseconds);
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
