import type { DatabaseClient } from './database-client.ts';

/** Milliseconds between two looks, and those after which an answer that is owed is doubted. */
export const LOOK_MILLISECONDS = 100;
const DOUBTED_AFTER_MILLISECONDS = 400;

/** Finds the connections that owe an answer and have said nothing for a while. Asked every LOOK_MILLISECONDS. */
export class Silence {
  /** Since when a connection says nothing, and the bytes that it had said by then. */
  readonly #since = new Map<DatabaseClient, { at: number; bytes: number }>();
  #lookedAt = performance.now();

  /** The silent among these connections, with the milliseconds that they are. Time in which this process itself stood still does not count. */
  look(clients: Iterable<DatabaseClient>): Map<DatabaseClient, number> {
    const now = performance.now();
    const stoodStill = Math.max(0, now - this.#lookedAt - 2 * LOOK_MILLISECONDS);
    this.#lookedAt = now;
    const silent = new Map<DatabaseClient, number>();
    const seen = new Set<DatabaseClient>();
    for (const client of clients) {
      if (!client.isWaiting) continue;
      seen.add(client);
      const known = this.#since.get(client);
      if (known === undefined || known.bytes !== client.bytesRead) this.#since.set(client, { at: now, bytes: client.bytesRead });
      else {
        known.at += stoodStill;
        if (now - known.at >= DOUBTED_AFTER_MILLISECONDS) silent.set(client, now - known.at);
      }
    }
    for (const client of this.#since.keys()) if (!seen.has(client)) this.#since.delete(client);
    return silent;
  }
}
