import type { ClientConfig } from 'pg';
import { z } from 'zod';
import { serverLimits } from '#domain/limits/server-limits.ts';
import { DatabaseClient } from './database-client.ts';
import { DatabaseAway } from '#server/kernel/database-trouble.ts';

/** Milliseconds by which the time for an answer is counted. */
const PROBE_STEP_MILLISECONDS = 100;

const Activity = z.object({ rows: z.tuple([z.object({ own: z.number(), working: z.array(z.number()) })]) });

/** A connection that was given up. Its process in the database may still hold locks, or finish what it was sent. */
export interface Leftover {
  pid: number;
  /** When it was given up, on the clock that never jumps. */
  at: number;
}

class Silence extends Error {
  constructor() {
    super(`No answer came within ${serverLimits.probeMilliseconds} ms.`);
  }
}

/** Asks on a connection of its own whether the database answers, and which of its processes are at work. */
export class DatabaseProbe {
  readonly #config: ClientConfig;
  #client: DatabaseClient | null = null;

  constructor({ connectionString }: ClientConfig) {
    this.#config = {
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 5 * serverLimits.probeMilliseconds,
      query_timeout: 5 * serverLimits.probeMilliseconds,
    };
  }

  /**
   * Ends the processes of leftovers, then tells which of `pids` are at work on a statement; null where a proxy in between
   * hides them. Throws a DatabaseAway when no answer comes in time.
   */
  async ask(pids: number[], leftovers: Leftover[]): Promise<Set<number> | null> {
    const hadConnection = this.#client !== null;
    try {
      return await withinPatience(this.#ask(pids, leftovers));
    } catch (error) {
      this.close();
      // That the connection of the last time has broken says nothing about the next one.
      if (hadConnection && !(error instanceof Silence)) return this.ask(pids, leftovers);
      throw new DatabaseAway(error);
    }
  }

  close(): void {
    this.#client?.cut();
    this.#client = null;
  }

  async #ask(pids: number[], leftovers: Leftover[]): Promise<Set<number> | null> {
    const client = this.#client ?? (await this.#connect());
    for (const { pid, at } of leftovers) await client.query(END, [pid, (performance.now() - at) / 1000]);
    const { own, working } = Activity.parse(await client.query(ACTIVITY, [pids])).rows[0];
    return own === client.processID ? new Set(working) : null;
  }

  async #connect(): Promise<DatabaseClient> {
    const client = new DatabaseClient(this.#config);
    this.#client = client;
    await client.connect();
    return client;
  }
}

const ACTIVITY = `select pg_backend_pid() as own,
  array(select pid from pg_stat_activity where pid = any($1::int[]) and coalesce(state, '') not like 'idle%') as working`;

/** A process that began before the connection was given up is the one that served it, and no later one with its number. */
const END = `select pg_terminate_backend(pid) from pg_stat_activity
  where pid = $1 and usename = current_user and backend_start < clock_timestamp() - make_interval(secs => $2)`;

/** Waits for an answer, but not for longer than patience lasts; time in which this process itself stood still is not counted. */
function withinPatience<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  let steps = 0;
  const count = setInterval(() => {
    steps += 1;
    if (steps * PROBE_STEP_MILLISECONDS >= serverLimits.probeMilliseconds) reject(new Silence());
  }, PROBE_STEP_MILLISECONDS);
  answer.then(resolve, reject);
  return promise.finally(() => clearInterval(count));
}
