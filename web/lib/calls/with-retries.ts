import { limits } from '#domain/limits/limits.ts';
import { PlainCallError } from './plain-call.ts';

/** Whether the server has decided; otherwise nobody knows whether a write was carried out. */
export const isAnswer = (error: unknown) => error instanceof PlainCallError && error.code !== undefined && error.status < 500;

/**
 * Milliseconds to wait before the next attempt, after so many failed ones; null when there should be none. The wait doubles
 * from one second up to five. A refusal is final. A server that asks for a longer wait than that is not asked sooner.
 */
export function retryWait(failures: number, error: unknown): number | null {
  if (failures >= limits.retryAttempts || wasEnded(error)) return null;
  const asked = error instanceof PlainCallError ? error.retryAfter : null;
  if (isAnswer(error) && asked === null) return null;
  const wait = Math.max(asked ?? 0, Math.min(limits.retryMilliseconds * 2 ** (failures - 1), limits.retryCapMilliseconds));
  return wait > limits.retryCapMilliseconds ? null : wait;
}

/** Whether the caller ended the call, or its time was up. */
const wasEnded = (error: unknown) => error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name);

/** Makes a call, and makes it again when it fails for now. Only for reads, and for writes that carry a key. */
export async function withRetries<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await call();
    } catch (error) {
      const wait = retryWait(failures, error);
      if (wait === null) throw error;
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}
