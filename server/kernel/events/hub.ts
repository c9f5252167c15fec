import type { Signal } from '#contract/realtime/events.ts';
import { serverLimits } from '#domain/limits/server-limits.ts';
import type { Bus } from './bus.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { isAway } from '#server/kernel/database-trouble.ts';
import { log } from '#server/kernel/log.ts';
import { readEvents, readHeads } from './outbox.ts';
import type { StoredEvent } from './outbox.ts';

/** Milliseconds until events that could not be read are read again. */
const RETRY_MILLISECONDS = 1000;

/** Where a follower's frames go: ready-made JSON text, whose bytes all followers share. */
export type Send = (frame: Buffer) => void;

interface Follower {
  send: Send;
  /** Live frames that arrived while the backlog was being read; null once it is live. */
  held: { seq: number; frame: Buffer }[] | null;
}

interface Topic {
  /** Number of the last event given to live followers; every follower gets each number once, in order. */
  head: number;
  /** Events that came before their turn. */
  early: Map<number, Buffer>;
  followers: Set<Follower>;
  opened: Promise<void>;
  filling: Promise<void> | null;
  /** Something was written that the reading in progress may not have seen. */
  stale: boolean;
}

/** Delivers events in order and without gaps to whoever follows a topic on this server. */
export class Hub {
  readonly #topics = new Map<string, Topic>();
  readonly #sql: Sql;
  readonly #bus: Bus;

  constructor(sql: Sql, bus: Bus) {
    this.#sql = sql;
    this.#bus = bus;
    bus.onNotice((notice) => {
      if (notice.kind === 'events') this.#hear(notice.topic, notice.seq);
      if (notice.kind === 'signal') this.#spread(notice.topic, Buffer.from(notice.frame));
    });
    bus.onGap(() => {
      for (const topic of this.#topics.keys()) this.#hear(topic, Number.MAX_SAFE_INTEGER);
    });
  }

  /** Hands over events that have just been committed. */
  deliver(events: StoredEvent[]): void {
    for (const { topic, seq, event } of events) {
      const state = this.#topics.get(topic);
      if (state) this.#accept(topic, state, seq, eventFrame(topic, seq, JSON.stringify(event)));
    }
  }

  /** Shows something to those who follow a topic now, on every server; nothing is kept. */
  signal(topic: string, signal: Signal): void {
    const frame = JSON.stringify({ type: 'signal', topic, signal });
    this.#spread(topic, Buffer.from(frame));
    if (this.#bus.shared) this.#bus.publish({ kind: 'signal', from: this.#bus.origin, topic, frame });
  }

  /** Sends a ready-made frame to this server's followers of a topic. */
  spreadHere(topic: string, frame: string): void {
    this.#spread(topic, Buffer.from(frame));
  }

  /**
   * Follows a topic from the event after `after`, or from now on. Returns the way to stop. `fail` is called when the
   * follower could not be caught up: nothing will come, so whoever waits for it must start again.
   */
  follow(topic: string, after: number | undefined, send: Send, fail: () => void): () => void {
    const follower: Follower = { send, held: [] };
    const state = this.#open(topic);
    state.followers.add(follower);
    const leave = () => {
      state.followers.delete(follower);
      if (state.followers.size === 0 && this.#topics.get(topic) === state) this.#topics.delete(topic);
    };
    this.#catchUp(topic, state, follower, after).catch((error: unknown) => {
      if (!isAway(error)) log.fault('A follower could not be caught up', error, { topic });
      leave();
      fail();
    });
    return leave;
  }

  #open(topic: string): Topic {
    const known = this.#topics.get(topic);
    if (known) return known;
    const state: Topic = { head: -1, early: new Map(), followers: new Set(), opened: Promise.resolve(), filling: null, stale: false };
    this.#topics.set(topic, state);
    state.opened = readHeads(this.#sql, [topic]).then((heads) => {
      state.head = heads.get(topic) ?? 0;
      this.#drain(topic, state);
      if (state.stale || state.early.size > 0) void this.#fill(topic, state);
    });
    return state;
  }

  async #catchUp(topic: string, state: Topic, follower: Follower, after: number | undefined): Promise<void> {
    await state.opened;
    // The follower may have read what another server wrote before this one heard of it.
    if (after !== undefined && after > state.head) await this.#fill(topic, state);
    const upTo = state.head;
    const since = after === undefined ? upTo : Math.min(after, upTo);
    // More than there is was seen in a database that has been put back since.
    const missed = upTo - since > serverLimits.backlogEvents || (after ?? 0) > upTo;
    const backlog = missed || since === upTo ? [] : await readEvents(this.#sql, topic, since, upTo, serverLimits.backlogEvents);
    const isLight = backlog.reduce((sum, { text }) => sum + text.length, 0) <= serverLimits.backlogBytes;
    const whole = missed || (isLight && backlog.length === upTo - since);
    const subscribed = JSON.stringify({ type: 'subscribed', topic, seq: whole && !missed ? since : upTo, missed: !whole || missed });
    follower.send(Buffer.from(subscribed));
    if (whole) for (const { seq, text } of backlog) follower.send(eventFrame(topic, seq, text));
    for (const { seq, frame } of follower.held ?? []) if (seq > upTo) follower.send(frame);
    follower.held = null;
  }

  #accept(topic: string, state: Topic, seq: number, frame: Buffer): void {
    if (state.head !== -1 && seq <= state.head) return;
    state.early.set(seq, frame);
    if (state.head === -1) return;
    this.#drain(topic, state);
    if (state.early.size > 0) void this.#fill(topic, state);
  }

  #drain(topic: string, state: Topic): void {
    for (let next = state.early.get(state.head + 1); next !== undefined; next = state.early.get(state.head + 1)) {
      state.head += 1;
      state.early.delete(state.head);
      for (const follower of state.followers) {
        if (follower.held) follower.held.push({ seq: state.head, frame: next });
        else follower.send(next);
      }
    }
    for (const seq of state.early.keys()) if (seq <= state.head) state.early.delete(seq);
  }

  /** Another server wrote up to `seq`: read what is missing here. */
  #hear(topic: string, seq: number): void {
    const state = this.#topics.get(topic);
    if (!state || seq <= state.head) return;
    if (state.head === -1) state.stale = true;
    else void this.#fill(topic, state);
  }

  /** Reads what is missing; what is asked for during a reading makes it read once more. */
  #fill(topic: string, state: Topic): Promise<void> {
    state.stale = true;
    return (state.filling ??= this.#read(topic, state));
  }

  async #read(topic: string, state: Topic): Promise<void> {
    try {
      while (state.stale) {
        state.stale = false;
        const rows = await readEvents(this.#sql, topic, state.head, Number.MAX_SAFE_INTEGER, serverLimits.backlogEvents);
        for (const { seq, text } of rows) if (seq > state.head) state.early.set(seq, eventFrame(topic, seq, text));
        this.#drain(topic, state);
        if (rows.length === serverLimits.backlogEvents) state.stale = true;
      }
    } catch (error) {
      if (!isAway(error)) log.fault('Events could not be read; trying again', error, { topic });
      setTimeout(() => this.#hear(topic, Number.MAX_SAFE_INTEGER), RETRY_MILLISECONDS).unref();
    } finally {
      // At once and not in a later turn: a call in between would be given a reading that is over.
      state.filling = null;
    }
  }

  #spread(topic: string, frame: Buffer): void {
    for (const follower of this.#topics.get(topic)?.followers ?? []) follower.send(frame);
  }
}

function eventFrame(topic: string, seq: number, text: string): Buffer {
  return Buffer.from(`{"type":"event","topic":${JSON.stringify(topic)},"seq":${seq},"event":${text}}`);
}
