import type { Actor } from '#domain/account/account.ts';
import { brakeSentence } from '#domain/limits/brakes.ts';
import type { BrakeName, BrakeTable } from '#domain/limits/brakes.ts';
import { brakeOf } from '#domain/permissions/operation-brakes.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Bus } from '#server/kernel/events/bus.ts';
import { refill, secondsUntilNext } from './token-bucket.ts';
import type { TokenBucket } from './token-bucket.ts';

/** Milliseconds after which the other servers hear what was let through here, at the latest. */
const SHARE_MILLISECONDS = 500;
/** A part of what may be done at once that is told to the other servers without waiting. */
const PARTS_OF_A_BURST = 8;
/** Entries of one notice, which has room for 7,500 bytes. */
const ENTRIES_PER_NOTICE = 60;
/** Milliseconds between two looks for buckets that are full again, and how many are kept at most. */
const TIDY_MILLISECONDS = 60_000;
const BUCKETS_KEPT = 100_000;

/** Whom a call is counted for. */
export interface BrakedCaller {
  actor: Actor;
  /** The network address, by which visitors are counted; not needed where visitors are refused before. */
  address?: string;
}

/**
 * Counts what people do and refuses what is too much, in memory and without waiting for anything. Servers tell each other
 * afterwards what they have let through. Over `n` servers at once somebody gets, once, at most `n - 1` times an eighth of what
 * one may do at once, and what they send while a notice is on its way; it is paid back before anything more is let through.
 */
export class Brakes {
  readonly #table: BrakeTable | null;
  readonly #now: () => Date;
  readonly #bus: Bus;
  readonly #buckets = new Map<string, TokenBucket>();
  /** What the other servers have not heard of yet. */
  readonly #pending = new Map<string, number>();
  readonly #timers: NodeJS.Timeout[];

  /** Without a table nobody is held up. */
  constructor(table: BrakeTable | null, bus: Bus, now: () => Date) {
    this.#table = table;
    this.#bus = bus;
    this.#now = now;
    bus.onNotice((notice) => {
      if (notice.kind === 'brakes') for (const [key, many] of notice.taken) this.#hear(key, many);
    });
    this.#timers = [
      setInterval(() => this.#tell(), SHARE_MILLISECONDS).unref(),
      setInterval(() => this.#tidy(), TIDY_MILLISECONDS).unref(),
    ];
  }

  /** Counts a call of an operation for whoever makes it; throws `call.tooMany` with the seconds to wait. */
  use(operation: string, { actor, address = 'unknown' }: BrakedCaller): void {
    const brake = brakeOf(operation);
    if (brake !== null) this.take(brake, actor.kind === 'person' ? `person ${actor.id}` : `address ${address}`);
  }

  /** Counts one use of a brake for a subject, such as `address 192.0.2.1`; throws `call.tooMany` with the seconds to wait. */
  take(brake: BrakeName, subject: string): void {
    const figures = this.#table?.[brake];
    if (!figures) return;
    const key = `${brake} ${subject}`;
    const bucket = this.#bucketOf(key, brake);
    if (bucket.tokens < 1) {
      const seconds = secondsUntilNext(bucket, figures);
      throw new Refusal('call.tooMany', brakeSentence(figures, seconds), seconds);
    }
    bucket.tokens -= 1;
    if (!this.#bus.shared) return;
    const pending = (this.#pending.get(key) ?? 0) + 1;
    this.#pending.set(key, pending);
    if (pending >= figures.atOnce / PARTS_OF_A_BURST) this.#tell();
  }

  /** Ends the sharing; to be called when the server stops. */
  close(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  #bucketOf(key: string, brake: BrakeName): TokenBucket {
    const figures = this.#table?.[brake];
    const now = this.#now().getTime();
    const known = this.#buckets.get(key);
    const bucket = known ?? { tokens: figures?.atOnce ?? 0, at: now };
    if (!known) this.#buckets.set(key, bucket);
    if (figures) refill(bucket, figures, now);
    if (this.#buckets.size > BUCKETS_KEPT) this.#dropOldest();
    return bucket;
  }

  #hear(key: string, many: number): void {
    const brake = this.#nameIn(key);
    if (brake === null) return;
    const bucket = this.#bucketOf(key, brake);
    bucket.tokens = Math.max(bucket.tokens - many, -(this.#table?.[brake].atOnce ?? 0));
  }

  #nameIn(key: string): BrakeName | null {
    const name = key.slice(0, key.indexOf(' '));
    return this.#table !== null && isBrake(this.#table, name) ? name : null;
  }

  #tell(): void {
    if (this.#pending.size === 0) return;
    const taken = [...this.#pending];
    this.#pending.clear();
    for (let first = 0; first < taken.length; first += ENTRIES_PER_NOTICE)
      this.#bus.publish({ kind: 'brakes', from: this.#bus.origin, taken: taken.slice(first, first + ENTRIES_PER_NOTICE) });
  }

  /** Forgets buckets that are full again: they say what a new one says. */
  #tidy(): void {
    const now = this.#now().getTime();
    for (const [key, bucket] of this.#buckets) {
      const brake = this.#nameIn(key);
      const figures = brake === null ? undefined : this.#table?.[brake];
      if (figures) refill(bucket, figures, now);
      if (!figures || bucket.tokens >= figures.atOnce) this.#buckets.delete(key);
    }
  }

  #dropOldest(): void {
    for (const key of this.#buckets.keys()) {
      this.#buckets.delete(key);
      return;
    }
  }
}

function isBrake(table: BrakeTable, name: string): name is BrakeName {
  return Object.hasOwn(table, name);
}
