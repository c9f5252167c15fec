import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'pg';
import type { PoolClient, PoolConfig } from 'pg';
import { serverLimits } from '#domain/limits/server-limits.ts';
import { DamageWatch } from '#server/kernel/damage/index.ts';
import { DatabaseClient } from './database-client.ts';
import { DatabaseProbe } from './database-probe.ts';
import type { Leftover } from './database-probe.ts';
import { DatabaseAway, troubleOf } from '#server/kernel/database-trouble.ts';
import { JoinedStatements } from './joined-statements.ts';
import { log } from '#server/kernel/log.ts';
import { LOOK_MILLISECONDS, Silence } from './silent-connections.ts';

/** Milliseconds until a connection that is at work, and silent for it, is doubted again. */
const BELIEVED_MILLISECONDS = 1000;

type Acquired = (error: Error | undefined, client: PoolClient | undefined, done: (reason?: unknown) => void) => void;
type Refuse = (error: Error) => void;

/**
 * Connections to the database, which tell its absence from its slowness. Where `watched`, a connection that owes an answer
 * and falls silent makes a probe ask; if that gets none either, every connection is given up, whoever waits is refused with a
 * DatabaseAway, and so is everybody else at once until a probe is answered. While all is well this costs no journey.
 */
export class DatabasePool extends Pool {
  /** Stops writes to what is damaged. */
  readonly damage: DamageWatch;
  readonly #clients: Set<DatabaseClient>;
  readonly #waiting = new Set<Refuse>();
  readonly #silence = new Silence();
  readonly #probe: DatabaseProbe | null;
  /** What sends statements together where there is one connection for all of them. */
  readonly #joined: JoinedStatements<PoolClient> | null;
  #leftovers: Leftover[] = [];
  #away: DatabaseAway | null = null;
  #looking: NodeJS.Timeout | null = null;
  #isAsking = false;
  #askAgainAt = 0;

  constructor(config: PoolConfig, { watched }: { watched: boolean }) {
    const clients = new Set<DatabaseClient>();
    const damage = (): DamageWatch => this.damage;
    super({
      ...config,
      Client: class extends DatabaseClient {
        constructor(own?: PoolConfig) {
          super(own);
          clients.add(this);
          this.onDamage = (sign) => damage().notice(sign);
          this.once('end', () => clients.delete(this));
        }
      },
    });
    this.#clients = clients;
    this.damage = new DamageWatch(this);
    const query = this.query.bind(this);
    Object.defineProperty(this, 'query', {
      value: (...given: unknown[]): unknown =>
        typeof given.at(-1) === 'function' ? Reflect.apply(query, this, given) : this.#query(given),
    });
    this.#probe = watched ? new DatabaseProbe(config) : null;
    this.#joined = config.max === 1 ? new JoinedStatements(() => this.#acquire()) : null;
    this.on('error', (error) => {
      if (this.#away === null) log.fault('A database connection was lost', error);
      this.#doubt();
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Acquired): void;
  override connect(callback?: Acquired): Promise<PoolClient> | undefined {
    const acquired = this.#acquire();
    if (callback === undefined) return acquired;
    acquired.then(
      (client) => callback(undefined, client, (reason) => client.release(reason instanceof Error || reason === true)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | undefined {
    if (this.#looking) clearInterval(this.#looking);
    this.#looking = null;
    this.#probe?.close();
    if (callback === undefined) return super.end();
    super.end(callback);
    return undefined;
  }

  /** A connection. One that could not be opened has sent nothing, so that another is opened where the database answers. */
  async #acquire(): Promise<PoolClient> {
    try {
      return await this.#open();
    } catch (error) {
      if (!(error instanceof DatabaseAway) || this.#away || this.#probe === null || this.ending) throw error;
      await this.#probe.ask([], []);
      return await this.#open();
    }
  }

  #open(): Promise<PoolClient> {
    if (this.#away) return Promise.reject(this.#away);
    if (this.#probe) this.#looking ??= setInterval(() => this.#look(), LOOK_MILLISECONDS).unref();
    const { promise, resolve, reject } = Promise.withResolvers<PoolClient>();
    let isRefused = false;
    const refuse = (error: Error) => {
      isRefused = true;
      reject(error);
    };
    this.#waiting.add(refuse);
    super.connect((error, client) => {
      this.#waiting.delete(refuse);
      if (client === undefined) this.#failed(error, refuse);
      else if (isRefused) client.release();
      else resolve(this.#lend(client));
    });
    return promise;
  }

  /** One statement. Its connection stays for the next, unless it is the connection that failed. */
  async #query(given: unknown[]): Promise<unknown> {
    const send = async (client: PoolClient): Promise<unknown> => Reflect.apply(client.query.bind(client), client, given);
    if (this.#joined) return this.#joined.send(send);
    const client = await this.#acquire();
    try {
      return await send(client);
    } finally {
      client.release();
    }
  }

  #failed(error: unknown, refuse: Refuse): void {
    const trouble = troubleOf(error, true);
    refuse(trouble instanceof Error ? trouble : new Error(String(trouble)));
    if (trouble instanceof DatabaseAway) this.#doubt();
  }

  /** A connection that goes back to the pool also when it ends while somebody who forgot about it holds it. */
  #lend(client: PoolClient): PoolClient {
    const release = client.release.bind(client);
    let isHeld = true;
    if (client instanceof DatabaseClient) client.settle();
    const giveBack = (reason?: Error | boolean) => {
      // One that has ended was taken back already.
      if (!isHeld) return;
      isHeld = false;
      client.off('end', ended);
      if (client instanceof DatabaseClient) client.settle();
      const isBroken = client.connection.stream.destroyed;
      release(reason ?? isBroken);
      if (!isBroken) return;
      this.#noteLeftover(client);
      this.#doubt();
    };
    const ended = () => giveBack(true);
    client.once('end', ended);
    client.release = giveBack;
    return client;
  }

  #noteLeftover(client: PoolClient | DatabaseClient): void {
    if (this.#probe && client instanceof DatabaseClient && client.processID !== null)
      this.#leftovers.push({ pid: client.processID, at: performance.now() });
  }

  /** Looks for connections that owe an answer and say nothing, for as long as anything is under way. */
  #look(): void {
    const waiting = [...this.#clients].filter((client) => client.isWaiting);
    const silent = this.#silence.look(waiting);
    for (const [client, milliseconds] of silent)
      if (client.processID === null && milliseconds > serverLimits.silentConnectionMilliseconds) client.cut();
    if (silent.size > 0 && performance.now() >= this.#askAgainAt) this.#ask([...silent.keys()]);
    if (waiting.length > 0 || this.#waiting.size > 0 || this.#looking === null) return;
    clearInterval(this.#looking);
    this.#looking = null;
  }

  /** A connection broke: it may be the only one, or the first. */
  #doubt(): void {
    if (!this.ending) this.#ask([]);
  }

  #ask(silent: DatabaseClient[]): void {
    if (this.#probe === null || this.#away || this.#isAsking) return;
    this.#isAsking = true;
    void this.#judge(this.#probe, silent)
      .catch((error: unknown) => this.#giveUp(error))
      .finally(() => (this.#isAsking = false));
  }

  /** Gives up the connections whose process waits for a statement that was sent long ago, or is gone. */
  async #judge(probe: DatabaseProbe, silent: DatabaseClient[]): Promise<void> {
    const heard = new Map(silent.map((client) => [client, client.bytesRead]));
    const leftovers = [...this.#leftovers];
    const working = await probe.ask(
      silent.flatMap(({ processID }) => processID ?? []),
      leftovers,
    );
    this.#leftovers = this.#leftovers.filter((each) => !leftovers.includes(each));
    this.#askAgainAt = performance.now() + BELIEVED_MILLISECONDS;
    const owes = (client: DatabaseClient) => client.isWaiting && client.bytesRead === heard.get(client);
    const isIdle = ({ processID }: DatabaseClient) => working !== null && processID !== null && !working.has(processID);
    const doubted = silent.filter((client) => isIdle(client) && owes(client));
    if (doubted.length === 0) return;
    // A process says that it is idle before it sends its answer, and what has come is read after timers have run.
    await pause(serverLimits.answerOnItsWayMilliseconds);
    await nextTurn();
    for (const client of doubted) if (owes(client)) client.cut();
  }

  #giveUp(cause: unknown): void {
    if (this.#away || this.#probe === null || this.ending) return;
    const away = cause instanceof DatabaseAway ? cause : new DatabaseAway(cause);
    this.#away = away;
    log.fault('The database does not answer; calls are refused until it does', cause);
    for (const refuse of this.#waiting) refuse(away);
    this.#waiting.clear();
    for (const client of this.#clients) {
      this.#noteLeftover(client);
      client.cut();
    }
    void this.#goOnWhenAnswered(this.#probe);
  }

  async #goOnWhenAnswered(probe: DatabaseProbe): Promise<void> {
    const began = performance.now();
    while (!this.ending) {
      try {
        await probe.ask([], this.#leftovers);
        this.#leftovers = [];
        this.#away = null;
        log.info('The database answers again', { seconds: Math.round((performance.now() - began) / 1000) });
        return;
      } catch {
        await pause(serverLimits.databaseRetryMilliseconds, undefined, { ref: false });
      }
    }
    probe.close();
  }
}
