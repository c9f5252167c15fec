import { serverLimits } from '#domain/limits/server-limits.ts';
import type { Bus, Notice } from '#server/kernel/events/bus.ts';

/** Sockets of one person on one server from which on the other servers hear of them: most people never have so many. */
const SOCKETS_TOLD_FROM = 5;

interface Said {
  many: number;
  until: number;
}

/**
 * How many sockets each person has open, here and on the other servers. Over `n` servers somebody gets at most
 * `4 * (n - 1)` more than the limit, and what is opened while a notice is on its way.
 */
export class OpenSockets {
  readonly #bus: Bus;
  readonly #most: number;
  readonly #here = new Map<string, number>();
  /** By server and person: what it said last, and until when that is believed. */
  readonly #elsewhere = new Map<string, Map<string, Said>>();
  readonly #timer: NodeJS.Timeout;

  /** `most` sockets per person; Infinity for any number. */
  constructor(bus: Bus, most: number) {
    this.#bus = bus;
    this.#most = most;
    bus.onNotice((notice) => {
      if (notice.kind === 'sockets') this.#hear(notice);
    });
    this.#timer = setInterval(() => this.#repeat(), serverLimits.socketCountRepeatMilliseconds).unref();
  }

  /** Counts a socket of somebody and answers how to uncount it; null when they have as many as they may. */
  enter(userId: string): (() => void) | null {
    if (this.count(userId) >= this.#most) return null;
    this.#change(userId, 1);
    let left = false;
    return () => {
      if (!left) this.#change(userId, -1);
      left = true;
    };
  }

  /** Sockets of somebody on all servers, as far as this one has heard. */
  count(userId: string): number {
    const now = performance.now();
    let many = this.#here.get(userId) ?? 0;
    for (const people of this.#elsewhere.values()) {
      const said = people.get(userId);
      if (said && said.until >= now) many += said.many;
    }
    return many;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #change(userId: string, by: number): void {
    const before = this.#here.get(userId) ?? 0;
    const many = before + by;
    if (many > 0) this.#here.set(userId, many);
    else this.#here.delete(userId);
    if (Math.max(before, many) >= SOCKETS_TOLD_FROM) this.#tell([[userId, many >= SOCKETS_TOLD_FROM ? many : 0]]);
  }

  #hear({ from, people }: Extract<Notice, { kind: 'sockets' }>): void {
    const known = this.#elsewhere.get(from) ?? new Map<string, Said>();
    this.#elsewhere.set(from, known);
    const until = performance.now() + serverLimits.socketCountLeaseMilliseconds;
    for (const [userId, many] of people) {
      if (many > 0) known.set(userId, { many, until });
      else known.delete(userId);
    }
  }

  #repeat(): void {
    this.#forget();
    const people = [...this.#here].filter(([, many]) => many >= SOCKETS_TOLD_FROM);
    for (let first = 0; first < people.length; first += 60) this.#tell(people.slice(first, first + 60));
  }

  #forget(): void {
    const now = performance.now();
    for (const [server, people] of this.#elsewhere) {
      for (const [userId, { until }] of people) if (until < now) people.delete(userId);
      if (people.size === 0) this.#elsewhere.delete(server);
    }
  }

  #tell(people: [string, number][]): void {
    if (this.#bus.shared) this.#bus.publish({ kind: 'sockets', from: this.#bus.origin, people });
  }
}
