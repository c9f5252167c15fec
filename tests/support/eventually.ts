import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two tries. */
const RETRY_MILLISECONDS = 20;

/** Tries something until it succeeds and answers that; after so many milliseconds it throws what was thrown last. */
export async function eventually<T>(attempt: () => Promise<T>, patienceMs = 20_000): Promise<T> {
  for (const until = performance.now() + patienceMs; ; await pause(RETRY_MILLISECONDS)) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > until) throw error;
    }
  }
}
