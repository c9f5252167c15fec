import type { Presence } from '#contract/frames.ts';
import { NOTICE_LIMIT } from './bus.ts';
import type { Bus } from './bus.ts';
import type { Hub } from './hub.ts';

/** Changes within this time are told together, so that a room of a thousand does not tell everyone about everyone. */
const DEBOUNCE = 150;
/** A server that has not repeated its list for this long is taken to be gone. */
const REMOTE_LIFETIME = 45_000;
const REPEAT = 20_000;
/** How many people a frame names; the count counts all. */
const NAMED = 12;
/** Bytes of a notice around its people. */
const ENVELOPE = 500;

type People = Map<string, Presence>;

/** Who has a browser open on what, on all servers together. */
export class PresenceBoard {
  /** Open sockets per person and topic on this server. */
  readonly #here = new Map<string, Map<string, { person: Presence; sockets: number }>>();
  readonly #elsewhere = new Map<string, Map<string, { people: Presence[]; until: number }>>();
  readonly #due = new Set<string>();
  readonly #hub: Hub;
  readonly #bus: Bus;
  readonly #timer: NodeJS.Timeout;

  constructor(hub: Hub, bus: Bus) {
    this.#hub = hub;
    this.#bus = bus;
    bus.onNotice((notice) => {
      if (notice.kind !== 'presence') return;
      const servers = this.#elsewhere.get(notice.topic) ?? new Map<string, { people: Presence[]; until: number }>();
      servers.set(notice.from, { people: notice.people, until: performance.now() + REMOTE_LIFETIME });
      this.#elsewhere.set(notice.topic, servers);
      this.#tellSoon(notice.topic, false);
    });
    this.#timer = setInterval(() => this.#repeat(), REPEAT).unref();
  }

  /** A socket shows a person on a topic. Returns the way to leave. */
  enter(topic: string, person: Presence): () => void {
    const people = this.#here.get(topic) ?? new Map<string, { person: Presence; sockets: number }>();
    this.#here.set(topic, people);
    const entry = people.get(person.userId) ?? { person, sockets: 0 };
    entry.sockets += 1;
    people.set(person.userId, entry);
    this.#tellSoon(topic, true);
    return () => {
      entry.sockets -= 1;
      if (entry.sockets === 0 && people.get(person.userId) === entry) people.delete(person.userId);
      if (people.size === 0 && this.#here.get(topic) === people) this.#here.delete(topic);
      this.#tellSoon(topic, true);
    };
  }

  /** Whether a person has a browser open on a topic, on whatever server. */
  isPresent(topic: string, userId: string): boolean {
    return this.#everyone(topic).has(userId);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #tellSoon(topic: string, changedHere: boolean): void {
    if (changedHere) this.#publish(topic);
    if (this.#due.has(topic)) return;
    this.#due.add(topic);
    setTimeout(() => {
      this.#due.delete(topic);
      const people = this.#everyone(topic);
      const named = [...people.values()].toSorted((a, b) => a.onlineAt.localeCompare(b.onlineAt)).slice(0, NAMED);
      this.#hub.spreadHere(topic, JSON.stringify({ type: 'presence', topic, count: people.size, people: named }));
    }, DEBOUNCE).unref();
  }

  #everyone(topic: string): People {
    const people: People = new Map();
    for (const [server, { people: theirs, until }] of this.#elsewhere.get(topic) ?? []) {
      if (until < performance.now()) this.#elsewhere.get(topic)?.delete(server);
      else for (const person of theirs) people.set(person.userId, person);
    }
    for (const { person } of this.#here.get(topic)?.values() ?? []) people.set(person.userId, person);
    return people;
  }

  #publish(topic: string): void {
    if (!this.#bus.shared) return;
    // A notice has room for about fifty people; a fuller room is counted per server only that far.
    const people = [...(this.#here.get(topic)?.values() ?? [])].slice(0, 50).map((entry) => entry.person);
    while (Buffer.byteLength(JSON.stringify(people)) > NOTICE_LIMIT - ENVELOPE) people.pop();
    this.#bus.publish({ kind: 'presence', from: this.#bus.origin, topic, people });
  }

  #repeat(): void {
    for (const topic of this.#here.keys()) this.#publish(topic);
    for (const topic of this.#elsewhere.keys()) this.#tellSoon(topic, false);
  }
}
