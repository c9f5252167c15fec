import { setTimeout as delay } from 'node:timers/promises';

/** Waits for a promise, but no longer than until the signal fires; then rejects with the signal's reason. */
export async function heed<Value>(signal: AbortSignal, promise: PromiseLike<Value>): Promise<Value> {
  const { promise: fired, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([promise, fired]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Waits that many milliseconds, unless the signal fires: then rejects with the signal's reason. */
export async function rest(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) throw signal.reason;
  const nap = new AbortController();
  try {
    await heed(signal, delay(ms, undefined, { signal: nap.signal }));
  } finally {
    nap.abort();
  }
}
