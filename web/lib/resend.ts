import { limits } from '#domain/limits/limits.ts';
import { notify } from './toasts/notify.tsx';
import { PlainCallError } from './calls/plain-call.ts';
import { withRetries } from './calls/with-retries.ts';

/** What passes without anybody typing anew. Where the database does not answer, nobody knows whether a write was carried out. */
const PASSING: readonly string[] = ['database.away', 'disk.full'];
const isPassing = (error: unknown) => error instanceof PlainCallError && PASSING.includes(error.code ?? '');

/**
 * Makes a write that carries a key, and makes it again for as long as the server says that its database does not answer
 * or its disk is full; the person is told so once. Every other failure ends as `withRetries` says.
 */
export async function resend<Answer>(call: () => Promise<Answer>, tell: (error: unknown) => void = notify.refusal): Promise<Answer> {
  let isAnnounced = false;
  const attempt = () =>
    call().catch((error: unknown) => {
      if (isPassing(error) && !isAnnounced) {
        isAnnounced = true;
        tell(error);
      }
      throw error;
    });
  for (;;) {
    try {
      return await withRetries(attempt);
    } catch (error) {
      if (!isPassing(error)) throw error;
      await new Promise((done) => setTimeout(done, limits.retryCapMilliseconds));
    }
  }
}
