import type { ServerProcess, ServerStart } from '#tests/support/app/server-process.ts';
import type { BreakablePostgres } from '#tests/support/database/breakable-postgres.ts';
import type { Listener } from './support/listener.ts';
import type { Place, Writer } from './support/writer.ts';

/** What keeps the data: the database inside the server, or a real PostgreSQL. */
export type Engine = 'embedded' | 'postgres';

/** The short form runs within `npm run test:nightly`, and partly within `npm test`; the long one repeats until rare faults show. */
export type Form = 'short' | 'long';

/** A way to break the product, and what it promises to be like afterwards. README.md of this folder says how one is added. */
export interface Scenario {
  /** Name of its file. */
  name: string;
  /** What holds all the same, in one sentence. */
  promise: string;
  engines: readonly Engine[];
  /** How often it is repeated in each form; 0 leaves it out of the short one, and so of `npm run test:nightly`. */
  repetitions: { short: number; long: number };
  /** On which of its engines `npm test` runs the short form; on all of them unless it says so. The nightly run takes all. */
  tested?: readonly Engine[];
  /** Why this system cannot run it, e.g. because a tmpfs needs root; undefined where it can. */
  whyNot?: () => string | undefined | Promise<string | undefined>;
  run: (trial: Trial) => Promise<Outcome>;
}

/** What was counted, in the order of the table, and each way in which the promise was broken; none means that it holds. */
export interface Outcome {
  figures: Record<string, number | string>;
  failures: string[];
}

/** One run of a scenario on one engine. What it starts is ended, and its folder removed, when the run is over. */
export interface Trial {
  readonly engine: Engine;
  readonly form: Form;
  readonly repetitions: number;
  /** An empty folder that belongs to this run. */
  readonly folder: string;
  /** The environment of a server on fresh data: a data folder and, for PostgreSQL, a new database on the server that all runs share. */
  fresh: () => Promise<Record<string, string>>;
  /** Starts the built server in a process of its own. */
  start: (environment: Record<string, string>, how?: ServerStart) => ServerProcess;
  /** A PostgreSQL that belongs to this run and may be killed, stopped and frozen. It keeps what it acknowledged. */
  postgres: () => Promise<BreakablePostgres>;
  /** Writes at a table until it is stopped. */
  write: (place: Place, cookie: string, campaignId: string) => Writer;
  /** Follows a table until it is closed; waits until it does. */
  listen: (place: Place, who: { cookie: string; campaignId: string }) => Promise<Listener>;
  /** Fires when the run is over, however it ended: whatever tries again and again stops trying. */
  readonly over: AbortSignal;
  /** Something to end when the run is over, in the opposite order. */
  onEnd: (end: () => void | Promise<void>) => void;
  /** A line for whoever watches. */
  say: (line: string) => void;
}
