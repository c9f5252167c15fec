import { closeCodes } from '#contract/realtime/close-codes.ts';
import type { Event, Signal } from '#contract/realtime/events.ts';
import type { ClientFrame, Presence, ServerFrame } from '#contract/realtime/frames.ts';
import { limits } from '#domain/limits/limits.ts';
import { browserSocket } from './browser-socket.ts';
import type { Socket } from './browser-socket.ts';
import { RetryClock } from './retry-clock.ts';
import { knownPerson, refreshSession } from './session.ts';
import { Store } from '#web/lib/store/store.ts';
import type { Watched } from '#web/lib/store/store.ts';

/** The socket's condition, as a banner shows it. */
export type Connection =
  | { state: 'idle' | 'connecting' | 'open' | 'ended' }
  /** Refused because the person has as many open as there may be: tried again when somebody looks at the tab or asks for it. */
  | { state: 'crowded' }
  /** Lost; the next try comes after `seconds`. */
  | { state: 'waiting'; seconds: number };

export interface TopicListener {
  /** Sequence number of the last event already known; without it only what happens from now on is told. */
  after?: number;
  /** Shows the person as being there. */
  present?: boolean;
  onEvent: (event: Event, seq: number) => void;
  onSignal?: (signal: Signal) => void;
  onPresence?: (count: number, people: Presence[]) => void;
  /** The server follows the topic from here on: signals before this moment were not heard. */
  onSubscribed?: () => void;
  /** Events were lost for good: load afresh. */
  onMissed?: () => void;
}

interface Following {
  listener: TopicListener;
  last: number | undefined;
  /** False until the server answers on this connection; what arrives before belongs to an earlier subscription. */
  confirmed: boolean;
  /** The subscription whose answer confirms it. */
  since: number;
}

/** A topic with everything in this tab that follows it; the server knows of one subscription. */
interface Topic {
  followings: Set<Following>;
  /** Subscriptions that were sent on this connection, and how many of them were answered. */
  asked: number;
  answered: number;
}

/** How long a socket may stay silent after a ping before it counts as lost. */
const PONG_MILLISECONDS = 10_000;
/** A connection that held this long starts the delays over. */
const STABLE_MILLISECONDS = 10_000;
/** A socket nobody listens on any more is closed after this pause, so that moving between screens keeps it. */
const LINGER_MILLISECONDS = 2000;

/** One socket for all topics of a tab. It reconnects by itself and continues each topic after the last event it saw. */
export class Realtime {
  #open: () => Socket;
  #socket: Socket | null = null;
  #topics = new Map<string, Topic>();
  readonly #state = new Store<{ connection: Connection; isLost: boolean }>({ connection: { state: 'idle' }, isLost: false });
  /** The connection, and whether it was lost and is not back yet: then what the page knows may be old, and nothing reaches the server. */
  readonly state: Watched<{ connection: Connection; isLost: boolean }> = this.#state;
  #clock = new RetryClock();
  #stays = false;

  constructor(open: () => Socket) {
    this.#open = open;
  }

  /** Follows a topic, beside whoever else in this tab follows it; returns how to stop. */
  subscribe(topic: string, listener: TopicListener): () => void {
    const state = this.#topics.get(topic) ?? { followings: new Set(), asked: 0, answered: 0 };
    this.#topics.set(topic, state);
    const following: Following = { listener, last: listener.after, confirmed: false, since: state.asked };
    const isHeard = canJoin(state, following);
    state.followings.add(following);
    if (isHeard) confirm(following, latestOf(state), false);
    else if (this.#connection().state === 'open') this.#follow(topic, state, following);
    this.#begin();
    return () => this.#unsubscribe(topic, following);
  }

  /** Keeps the socket open also while nobody follows anything: so a session that ends elsewhere is noticed. Returns how to stop. */
  stay(): () => void {
    this.#stays = true;
    this.#begin();
    return () => {
      this.#stays = false;
      this.#lingerUnused();
    };
  }

  /** Tries at once instead of waiting, and makes sure an open socket still answers. */
  hurry(): void {
    if (this.#connection().state === 'waiting' || this.#connection().state === 'crowded') this.#connect();
    else if (this.#connection().state === 'open') this.#ping();
  }

  /** The device says that it is offline: the socket counts as lost at once, instead of when a ping stays unanswered. */
  lose(): void {
    const socket = this.#socket;
    if (!socket || this.#connection().state !== 'open') return;
    this.#lost(socket, 1006);
    socket.close();
  }

  /** Goes on after the server had ended the session, for when the person is signed in after all; after a pause, as after a loss. */
  resume(): void {
    if (this.#connection().state === 'ended' && this.#isUsed()) this.#wait();
  }

  #unsubscribe(topic: string, following: Following): void {
    const state = this.#topics.get(topic);
    if (!state?.followings.delete(following)) return;
    if (state.followings.size === 0) {
      this.#topics.delete(topic);
      this.#say({ type: 'unsubscribe', topic });
    } else if (following.listener.present && !isPresent(state)) this.#follow(topic, state);
    this.#lingerUnused();
  }

  #isUsed(): boolean {
    return this.#stays || this.#topics.size > 0;
  }

  #begin(): void {
    this.#clock.stop('linger');
    if (this.#connection().state === 'idle' || this.#connection().state === 'ended') this.#connect();
  }

  #lingerUnused(): void {
    if (!this.#isUsed()) this.#clock.start('linger', LINGER_MILLISECONDS, () => this.#rest());
  }

  #connect(): void {
    this.#clock.stop('retry');
    this.#become({ state: 'connecting' });
    const socket = this.#open();
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (message) => this.#heard(socket, message.data);
    socket.onclose = (close) => this.#lost(socket, close.code);
  }

  #opened(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#become({ state: 'open' });
    this.#clock.start('stable', STABLE_MILLISECONDS, () => this.#clock.reset());
    this.#clock.repeat('ping', limits.heartbeatMilliseconds, () => this.#ping());
    for (const [topic, state] of this.#topics) this.#follow(topic, state, ...state.followings);
  }

  #lost(socket: Socket, code: number): void {
    if (socket !== this.#socket) return;
    this.#drop();
    if (code === closeCodes.signedOut) return this.#become({ state: 'ended' });
    if (!this.#isUsed()) return this.#become({ state: 'idle' });
    if (code === closeCodes.tooMany) return this.#become({ state: 'crowded' });
    this.#wait();
  }

  #wait(): void {
    const wait = this.#clock.nextDelay();
    this.#become({ state: 'waiting', seconds: wait / 1000 });
    this.#clock.start('retry', wait, () => this.#connect());
  }

  #rest(): void {
    const socket = this.#socket;
    this.#drop();
    this.#clock.stop('retry');
    socket?.close();
    if (this.#connection().state !== 'ended') this.#become({ state: 'idle' });
  }

  #drop(): void {
    this.#socket = null;
    for (const timer of ['ping', 'pong', 'stable'] as const) this.#clock.stop(timer);
    for (const state of this.#topics.values()) {
      Object.assign(state, { asked: 0, answered: 0 });
      for (const following of state.followings) following.confirmed = false;
    }
  }

  #ping(): void {
    this.#say({ type: 'ping' });
    const socket = this.#socket;
    if (!socket || this.#clock.runs('pong')) return;
    this.#clock.start('pong', PONG_MILLISECONDS, () => {
      this.#lost(socket, 1006);
      socket.close();
    });
  }

  #heard(socket: Socket, data: unknown): void {
    if (socket !== this.#socket || typeof data !== 'string') return;
    this.#clock.stop('pong');
    const frame: unknown = JSON.parse(data);
    if (isFrame(frame)) this.#deliver(frame);
  }

  #deliver(frame: ServerFrame): void {
    if (frame.type === 'pong' || frame.topic === null) return;
    const state = this.#topics.get(frame.topic);
    if (!state) return;
    if (frame.type === 'subscribed' || frame.type === 'refused') state.answered += 1;
    if (frame.type === 'refused') return;
    for (const following of Array.from(state.followings)) {
      if (following.confirmed) hear(following, frame);
      else if (frame.type === 'subscribed' && following.since <= state.answered) confirm(following, frame.seq, frame.missed);
    }
  }

  /** Asks for what comes after the earliest that anybody here has seen; the answer confirms those who wait for it. */
  #follow(topic: string, state: Topic, ...waiting: Following[]): void {
    state.asked += 1;
    for (const following of waiting) following.since = state.asked;
    const seen = [...state.followings].flatMap(({ last }) => last ?? []);
    const after = seen.length === 0 ? undefined : Math.min(...seen);
    this.#say({ type: 'subscribe', topic, after, present: isPresent(state) });
  }

  #say(frame: ClientFrame): void {
    if (this.#connection().state === 'open') this.#socket?.send(JSON.stringify(frame));
  }

  #connection(): Connection {
    return this.#state.get().connection;
  }

  #become(connection: Connection): void {
    // Each further try keeps it lost until one holds.
    const isTrying = connection.state === 'connecting';
    const isLost = isTrying ? this.#state.get().isLost : ['waiting', 'ended', 'crowded'].includes(connection.state);
    this.#state.set({ connection, isLost });
  }
}

/** The server's own frames are taken at their word: it checks them before they leave, and every byte here counts. */
function isFrame(value: unknown): value is ServerFrame {
  return typeof value === 'object' && value !== null && 'type' in value;
}

const isPresent = ({ followings }: Topic): boolean => [...followings].some(({ listener }) => listener.present ?? false);

/** The last event that was heard by somebody who hears all that comes. */
const latestOf = ({ followings }: Topic): number =>
  Math.max(0, ...[...followings].flatMap(({ confirmed, last }) => (confirmed ? (last ?? []) : [])));

/** Whether somebody who comes misses nothing of what others hear already, and changes nothing for the server. */
function canJoin(state: Topic, { listener }: Following): boolean {
  if (![...state.followings].some(({ confirmed }) => confirmed)) return false;
  return (listener.after === undefined || listener.after >= latestOf(state)) && (!listener.present || isPresent(state));
}

function hear(following: Following, frame: ServerFrame): void {
  const { listener } = following;
  if (frame.type === 'signal') listener.onSignal?.(frame.signal);
  else if (frame.type === 'presence') listener.onPresence?.(frame.count, frame.people);
  else if (frame.type === 'event' && (following.last === undefined || frame.seq > following.last)) {
    following.last = frame.seq;
    listener.onEvent(frame.event, frame.seq);
  }
}

function confirm(following: Following, seq: number, missed: boolean): void {
  following.confirmed = true;
  if (missed || following.last === undefined) following.last = seq;
  following.listener.onSubscribed?.();
  if (missed) following.listener.onMissed?.();
}

let shared: Realtime | undefined;

/** The tab's own client, opened with the first topic. */
export function realtime(): Realtime {
  if (shared) return shared;
  const client = new Realtime(browserSocket);
  addEventListener('online', () => client.hurry());
  addEventListener('offline', () => client.lose());
  // A session that ended elsewhere ends here too; one that only got a new token goes on.
  client.state.subscribe(() => {
    if (client.state.get().connection.state === 'ended') void refreshSession().then(() => knownPerson() !== null && client.resume());
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && client.hurry());
  shared = client;
  return client;
}
