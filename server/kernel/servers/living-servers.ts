import { hostname } from 'node:os';
import { z } from 'zod';
import { serverLimits } from '#domain/limits/server-limits.ts';
import type { Bus } from '#server/kernel/events/bus.ts';
import { log } from '#server/kernel/log.ts';

/** Since the last sign of life after which nothing reminds of a server. */
const FORGOTTEN = '1 hour';

const Other = z.object({ id: z.string(), name: z.string(), unreadable: z.array(z.string()), living: z.boolean() });
/** Another server on the same database. */
export type OtherServer = Omit<z.infer<typeof Other>, 'living'>;

/** Which other servers live on this database, by the clock of the database. Until it has joined there are none, and none is gone. */
export class LivingServers {
  /** What this server is called in sentences for administrators. */
  readonly name = `${hostname()} (process ${process.pid})`;
  /** Servers whose uploaded files this one cannot read, as the others are told with the next sign of life. */
  unreadable: string[] = [];
  /** The others that live. */
  others: OtherServer[] = [];
  readonly #bus: Bus;
  readonly #listeners: (() => void)[] = [];
  /** When each was last heard of on the bus, which may be before its row was read here. */
  readonly #heard = new Map<string, number>();
  /** Those that live, once that may be judged. */
  #living: Set<string> | null = null;
  #asked = 0;
  #answered = 0;
  #steadySince = 0;
  #failing = false;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> | null = null;

  constructor(bus: Bus) {
    this.#bus = bus;
    bus.onNotice(({ from }) => void this.#heard.set(from, performance.now()));
  }

  /** Joins the others; their rows are known when it returns. */
  async join(): Promise<void> {
    await this.#bus.ask(`delete from server where seen_at < now() - interval '${FORGOTTEN}'`, []);
    this.#steadySince = performance.now();
    await this.#beat();
    this.#timer = setInterval(() => {
      // One at a time: a database that is slow is not asked for more.
      this.#beating ??= this.#beat()
        .catch((error: unknown) => this.#complain(error))
        .finally(() => (this.#beating = null));
    }, serverLimits.serverBeatMilliseconds).unref();
  }

  /** Whether a server is gone that was there. Nobody is called gone by a server that has just been away itself. */
  isGone(id: string): boolean {
    return this.#living !== null && !this.#living.has(id) && (this.#heard.get(id) ?? 0) < this.#asked;
  }

  /** Called after each look at the others. */
  onLook(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Says good-bye. */
  async leave(): Promise<void> {
    clearInterval(this.#timer);
    await this.#beating;
    await this.#bus.ask('delete from server where id = $1', [this.#bus.origin]).catch(() => undefined);
  }

  async #beat(): Promise<void> {
    const asked = performance.now();
    const rows = await this.#bus.ask(
      `with mine as (
         insert into server (id, name, seen_at, unreadable) values ($1, $2, now(), $3)
         on conflict (id) do update set seen_at = excluded.seen_at, unreadable = excluded.unreadable
       )
       select id, name, unreadable, seen_at > now() - $4 * interval '1 millisecond' as living from server where id <> $1`,
      [this.#bus.origin, this.name, this.unreadable, serverLimits.serverGoneMilliseconds],
    );
    const all = z.array(Other).parse(rows);
    const now = performance.now();
    if (now - this.#answered > serverLimits.serverGapMilliseconds) this.#steadySince = now;
    this.#answered = now;
    this.#failing = false;
    this.#asked = asked;
    this.others = all.filter(({ living }) => living);
    this.#judge(new Set(this.others.map(({ id }) => id)), now);
    for (const listener of this.#listeners) listener();
  }

  /** Once for each time that it does not work. */
  #complain(error: unknown): void {
    if (!this.#failing) log.fault('No sign of life could be given to the other servers; trying again', error);
    this.#failing = true;
  }

  /** After a time in which the database answered nobody, all rows are old: until each could be written anew, nobody goes. */
  #judge(living: Set<string>, now: number): void {
    if (now - this.#steadySince >= serverLimits.serverGoneMilliseconds) this.#living = living;
    else if (this.#living !== null) this.#living = new Set([...this.#living, ...living]);
    for (const [id, at] of this.#heard) if (at < now - 60 * 60 * 1000) this.#heard.delete(id);
  }
}
