import type { Bus } from './bus.ts';

/** Sockets of one person on one server from which on the other servers hear of them: most people never have so many. */
const TOLD_FROM = 5;
/** Milliseconds between two repetitions, and after which a server that has not repeated them is taken to be gone. */
const REPEAT = 5000;
const LIFETIME = 12_000;

/**
 * How many sockets each person has open, here and on the other servers. Over `n` servers somebody gets at most
 * `4 * (n - 1)` more than the limit, and what is opened while a notice is on its way.
 */
export class OpenSockets {
  readonly #bus: Bus;
  readonly #most: number;
  readonly #here = new Map<string, number>();
  /** By server: what it has said, and until when that is believed. */
  readonly #elsewhere = new Map<string, { people: Map<string, number>; until: number }>();
  readonly #timer: NodeJS.Timeout;

  /** `most` sockets per person; Infinity for any number. */
  constructor(bus: Bus, most: number) {
    this.#bus = bus;
    this.#most = most;
    bus.onNotice((notice) => {
      if (notice.kind === 'sockets') this.#hear(notice.from, notice.people);
    });
    this.#timer = setInterval(() => this.#repeat(), REPEAT).unref();
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
    for (const [server, { people, until }] of this.#elsewhere) {
      if (until < now) this.#elsewhere.delete(server);
      else many += people.get(userId) ?? 0;
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
    if (Math.max(before, many) >= TOLD_FROM) this.#tell([[userId, many >= TOLD_FROM ? many : 0]]);
  }

  #hear(server: string, people: readonly [string, number][]): void {
    const known = this.#elsewhere.get(server) ?? { people: new Map<string, number>(), until: 0 };
    known.until = performance.now() + LIFETIME;
    for (const [userId, many] of people) {
      if (many > 0) known.people.set(userId, many);
      else known.people.delete(userId);
    }
    this.#elsewhere.set(server, known);
  }

  #repeat(): void {
    const people = [...this.#here].filter(([, many]) => many >= TOLD_FROM);
    for (let first = 0; first < people.length; first += 60) this.#tell(people.slice(first, first + 60));
  }

  #tell(people: [string, number][]): void {
    if (this.#bus.shared) this.#bus.publish({ kind: 'sockets', from: this.#bus.origin, people });
  }
}
