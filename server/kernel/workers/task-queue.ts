import { serverLimits } from '#domain/limits/server-limits.ts';
import { unavailability } from '#server/kernel/database-trouble.ts';
import { log } from '#server/kernel/log.ts';
import { repeat } from './repeat.ts';
import type { RepeatedJob } from './repeat.ts';
import type { Timers } from './timers.ts';

/** The rows of a kind of task. A server that has a lease of one works on it; a lease that is not renewed runs out. */
export interface Leases<Task extends { id: string }> {
  /** Takes leases of at most so many tasks that nobody has one of, those that wait longest first. */
  claim(most: number): Promise<Task[]>;
  /** Renews leases; answers those of these tasks that are to be stopped. */
  renew(ids: readonly string[]): Promise<readonly string[]>;
  /** Gives leases back, so that the next server takes the tasks up at once: these, or all there are. */
  release(ids: readonly string[] | 'all'): Promise<void>;
}

interface Settings<Task extends { id: string }> {
  /** One task and several, as the log names them. */
  names: { one: string; many: string };
  leases: Leases<Task>;
  /** Tasks at once. */
  most: number;
  /** Whether no other server works on these tasks: what is leased at the start was left by a server that is gone. */
  isAlone: boolean;
  /** Works on a task. `signal` is aborted when it is to stop, `leaving` only when the server stops. */
  run: (task: Task, signals: Signals) => Promise<void>;
  /** Ends a task whose work threw, so that it is not begun for ever. Not called where the database is away. */
  giveUp: (task: Task, cause: unknown, signals: Signals) => Promise<void>;
  timers: Timers;
}

interface Signals {
  signal: AbortSignal;
  leaving: AbortSignal;
}

/**
 * Works on tasks that are rows of the database; the server that claims one first does it. What a server leaves unfinished is
 * taken up by the next one: at once where it stopped, and where it died once its leases have run out.
 */
export class TaskQueue<Task extends { id: string }> {
  readonly #settings: Settings<Task>;
  readonly #underWay = new Map<string, { stop: AbortController; done: Promise<void> }>();
  readonly #leaving = new AbortController();
  readonly #claiming: RepeatedJob;
  readonly #renewing: RepeatedJob;
  #isFirst = true;

  constructor(settings: Settings<Task>) {
    this.#settings = settings;
    const { names, timers } = settings;
    const claim = {
      fault: `${names.many} could not be claimed; trying again`,
      every: serverLimits.taskLookMilliseconds,
      first: 0,
      run: () => this.#claim(),
    };
    const renew = { fault: `${names.many} could not be vouched for`, every: serverLimits.taskLookMilliseconds, run: () => this.#renew() };
    this.#claiming = repeat(claim, timers);
    this.#renewing = repeat(renew, timers);
  }

  /** Looks for tasks now. */
  wake(): void {
    this.#claiming.wake();
  }

  has(id: string): boolean {
    return this.#underWay.has(id);
  }

  /** Stops a task, if this server works on it. */
  abort(id: string): void {
    this.#underWay.get(id)?.stop.abort();
  }

  /** Stops; what is unfinished is given back. */
  async stop(): Promise<void> {
    this.#leaving.abort();
    await Promise.all([this.#claiming.stop(), this.#renewing.stop()]);
    const ids = [...this.#underWay.keys()];
    await Promise.all([...this.#underWay.values()].map(({ done }) => done));
    // Where this fails the leases run out.
    if (ids.length > 0) await this.#release(ids, 'could not be given back');
  }

  async #release(ids: readonly string[] | 'all', fault: string): Promise<void> {
    const { leases, names } = this.#settings;
    await leases.release(ids).catch((error: unknown) => log.fault(`${names.many} ${fault}`, error));
  }

  async #claim(): Promise<void> {
    const { leases, most, isAlone } = this.#settings;
    if (this.#isFirst && isAlone) await this.#release('all', 'could not be taken up again');
    this.#isFirst = false;
    const free = most - this.#underWay.size;
    if (free <= 0 || this.#leaving.signal.aborted) return;
    for (const task of await leases.claim(free)) this.#begin(task);
  }

  #begin(task: Task): void {
    const stop = new AbortController();
    const leaving = this.#leaving.signal;
    const signals = { signal: AbortSignal.any([stop.signal, leaving]), leaving };
    const done = this.#settings
      .run(task, signals)
      .catch((error: unknown) => this.#fail(task, error, signals))
      .finally(() => {
        // What ends because the server leaves is still to be given back.
        if (leaving.aborted) return;
        this.#underWay.delete(task.id);
        this.#claiming.wake();
      });
    this.#underWay.set(task.id, { stop, done });
  }

  async #fail(task: Task, cause: unknown, signals: Signals): Promise<void> {
    const { giveUp, names } = this.#settings;
    // What came so far stands, and it is taken up again once the lease has run out.
    if (unavailability(cause) !== null) return log.fault(`${names.one} waits for the database`, cause, { task: task.id });
    return giveUp(task, cause, signals).catch((error: unknown) =>
      log.fault(`${names.one} could not be given up`, error, { task: task.id }),
    );
  }

  /** Vouches for what is under way, and stops what is to be stopped. */
  async #renew(): Promise<void> {
    for (const id of await this.#settings.leases.renew([...this.#underWay.keys()])) this.abort(id);
  }
}
