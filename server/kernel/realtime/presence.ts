import type { Presence } from '#contract/realtime/frames.ts';
import { serverLimits } from '#domain/limits/server-limits.ts';
import { NOTICE_BYTES } from '#server/kernel/events/bus.ts';
import type { Bus } from '#server/kernel/events/bus.ts';
import type { Hub } from '#server/kernel/events/hub.ts';
import type { Servers } from '#server/kernel/servers/servers.ts';

/** Bytes of a notice around its people. */
const ENVELOPE_BYTES = 500;

type People = Map<string, Presence>;

/** Who has a browser open on what, on all servers together. */
export class PresenceBoard {
  /** Open sockets per person and topic on this server. */
  readonly #here = new Map<string, Map<string, { person: Presence; sockets: number }>>();
  readonly #elsewhere = new Map<string, Map<string, { people: Presence[]; until: number }>>();
  readonly #due = new Set<string>();
  readonly #hub: Hub;
  readonly #bus: Bus;
  readonly #servers: Servers;
  readonly #timer: NodeJS.Timeout;
  /** Servers whose people are not shown, since they are gone. */
  #gone = new Set<string>();

  constructor(hub: Hub, bus: Bus, servers: Servers) {
    this.#hub = hub;
    this.#bus = bus;
    this.#servers = servers;
    servers.onLook(() => this.#showChanges());
    bus.onNotice((notice) => {
      if (notice.kind !== 'presence') return;
      const servers = this.#elsewhere.get(notice.topic) ?? new Map<string, { people: Presence[]; until: number }>();
      servers.set(notice.from, { people: notice.people, until: performance.now() + serverLimits.presenceLeaseMilliseconds });
      this.#elsewhere.set(notice.topic, servers);
      this.#tellSoon(notice.topic, false);
    });
    this.#timer = setInterval(() => this.#repeat(), serverLimits.presenceRepeatMilliseconds).unref();
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
      const named = [...people.values()].toSorted((a, b) => a.onlineAt.localeCompare(b.onlineAt)).slice(0, serverLimits.peopleNamedPresent);
      this.#hub.spreadHere(topic, JSON.stringify({ type: 'presence', topic, count: people.size, people: named }));
    }, serverLimits.presenceDebounceMilliseconds).unref();
  }

  #everyone(topic: string): People {
    const people: People = new Map();
    for (const [server, { people: theirs, until }] of this.#elsewhere.get(topic) ?? []) {
      if (until < performance.now()) this.#elsewhere.get(topic)?.delete(server);
      else if (this.#servers.isGone(server)) continue;
      else for (const person of theirs) people.set(person.userId, person);
    }
    for (const { person } of this.#here.get(topic)?.values() ?? []) people.set(person.userId, person);
    return people;
  }

  /** Shows who is there wherever a server has gone or come back. */
  #showChanges(): void {
    const before = this.#gone;
    const known = [...this.#elsewhere.values()].flatMap((servers) => [...servers.keys()]);
    this.#gone = new Set(known.filter((server) => this.#servers.isGone(server)));
    for (const [topic, servers] of this.#elsewhere) {
      if ([...servers.keys()].some((server) => this.#gone.has(server) !== before.has(server))) this.#tellSoon(topic, false);
    }
  }

  #publish(topic: string): void {
    if (!this.#bus.shared) return;
    // A notice has room for about fifty people; a fuller room is counted per server only that far.
    const people = [...(this.#here.get(topic)?.values() ?? [])].slice(0, 50).map((entry) => entry.person);
    while (Buffer.byteLength(JSON.stringify(people)) > NOTICE_BYTES - ENVELOPE_BYTES) people.pop();
    this.#bus.publish({ kind: 'presence', from: this.#bus.origin, topic, people });
  }

  #repeat(): void {
    for (const topic of this.#here.keys()) this.#publish(topic);
    for (const topic of this.#elsewhere.keys()) this.#tellSoon(topic, false);
  }
}
