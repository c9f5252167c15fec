import { limits } from '#domain/limits.ts';
import { notify } from './notify.tsx';
import { PlainCallError } from './plain-call.ts';
import { withRetries } from './with-retries.ts';

/** Whether the server said that its database does not answer. Nobody knows then whether a write was carried out. */
const isDatabaseAway = (error: unknown) => error instanceof PlainCallError && error.code === 'database.away';

/**
 * Makes a write that carries a key, and makes it again for as long as the server says that its database does not answer; the
 * person is told so once. Every other failure ends as `withRetries` says.
 */
export async function resend<Answer>(call: () => Promise<Answer>, tell: (error: unknown) => void = notify.refusal): Promise<Answer> {
  let isTold = false;
  const attempt = () =>
    call().catch((error: unknown) => {
      if (isDatabaseAway(error) && !isTold) {
        isTold = true;
        tell(error);
      }
      throw error;
    });
  for (;;) {
    try {
      return await withRetries(attempt);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      await new Promise((done) => setTimeout(done, limits.retryCapMilliseconds));
    }
  }
}
