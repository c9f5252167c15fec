import type { Event, Signal } from '#contract/events.ts';
import type { ClientFrame, Presence, ServerFrame } from '#contract/frames.ts';
import { limits } from '#domain/limits.ts';
import { RetryClock } from './retry-clock.ts';
import { knownPerson, refreshSession } from './session.ts';

/** The socket's condition, as a banner shows it. */
export type Connection =
  | { state: 'idle' | 'connecting' | 'open' | 'ended' }
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
}

/** What is used of a browser's WebSocket. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((close: { code: number }) => void) | null;
  send: (text: string) => void;
  close: () => void;
}

/** Says that the session is over: trying again is of no use until the person signs in. */
const SESSION_OVER = 4401;
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
  #topics = new Map<string, Following>();
  #connection: Connection = { state: 'idle' };
  #watchers = new Set<() => void>();
  #clock = new RetryClock();
  #stays = false;

  constructor(open: () => Socket) {
    this.#open = open;
  }

  connection = (): Connection => this.#connection;

  /** Calls back on each change of the connection; returns how to stop. */
  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Follows a topic, in place of whoever followed it before; returns how to stop. */
  subscribe(topic: string, listener: TopicListener): () => void {
    const following: Following = { listener, last: listener.after, confirmed: false };
    this.#topics.set(topic, following);
    if (this.#connection.state === 'open') this.#follow(topic, following);
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
    if (this.#connection.state === 'waiting') this.#connect();
    else if (this.#connection.state === 'open') this.#ping();
  }

  /** Goes on after the server had ended the session, for when the person is signed in after all; after a pause, as after a loss. */
  resume(): void {
    if (this.#connection.state === 'ended' && this.#isUsed()) this.#wait();
  }

  #unsubscribe(topic: string, following: Following): void {
    if (this.#topics.get(topic) !== following) return;
    this.#topics.delete(topic);
    this.#say({ type: 'unsubscribe', topic });
    this.#lingerUnused();
  }

  #isUsed(): boolean {
    return this.#stays || this.#topics.size > 0;
  }

  #begin(): void {
    this.#clock.stop('linger');
    if (this.#connection.state === 'idle' || this.#connection.state === 'ended') this.#connect();
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
    for (const [topic, following] of this.#topics) this.#follow(topic, following);
  }

  #lost(socket: Socket, code: number): void {
    if (socket !== this.#socket) return;
    this.#drop();
    if (code === SESSION_OVER) return this.#become({ state: 'ended' });
    if (!this.#isUsed()) return this.#become({ state: 'idle' });
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
    if (this.#connection.state !== 'ended') this.#become({ state: 'idle' });
  }

  #drop(): void {
    this.#socket = null;
    for (const timer of ['ping', 'pong', 'stable'] as const) this.#clock.stop(timer);
    for (const following of this.#topics.values()) following.confirmed = false;
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
    if (frame.type === 'pong' || frame.type === 'refused') return;
    const following = this.#topics.get(frame.topic);
    if (!following) return;
    if (frame.type === 'subscribed') return confirm(following, frame.seq, frame.missed);
    if (!following.confirmed) return;
    const { listener } = following;
    if (frame.type === 'signal') listener.onSignal?.(frame.signal);
    else if (frame.type === 'presence') listener.onPresence?.(frame.count, frame.people);
    else if (following.last === undefined || frame.seq > following.last) {
      following.last = frame.seq;
      listener.onEvent(frame.event, frame.seq);
    }
  }

  #follow(topic: string, { last, listener }: Following): void {
    this.#say({ type: 'subscribe', topic, after: last, present: listener.present ?? false });
  }

  #say(frame: ClientFrame): void {
    if (this.#connection.state === 'open') this.#socket?.send(JSON.stringify(frame));
  }

  #become(connection: Connection): void {
    this.#connection = connection;
    for (const watcher of this.#watchers) watcher();
  }
}

/** The server's own frames are taken at their word: it checks them before they leave, and every byte here counts. */
function isFrame(value: unknown): value is ServerFrame {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function confirm(following: Following, seq: number, missed: boolean): void {
  following.confirmed = true;
  if (missed || following.last === undefined) following.last = seq;
  following.listener.onSubscribed?.();
  if (missed) following.listener.onMissed?.();
}

function browserSocket(): Socket {
  const own = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/realtime`);
  const socket: Socket = { onopen: null, onmessage: null, onclose: null, send: (text) => own.send(text), close: () => own.close() };
  own.onopen = () => socket.onopen?.();
  own.onmessage = ({ data }) => socket.onmessage?.({ data });
  own.onclose = ({ code }) => socket.onclose?.({ code });
  return socket;
}

let shared: Realtime | undefined;

/** The tab's own client, opened with the first topic. */
export function realtime(): Realtime {
  if (shared) return shared;
  const client = new Realtime(browserSocket);
  addEventListener('online', () => client.hurry());
  // A session that ended elsewhere ends here too; one that only got a new token goes on.
  client.watch(() => {
    if (client.connection().state === 'ended') void refreshSession().then(() => knownPerson() !== null && client.resume());
  });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && client.hurry());
  shared = client;
  return client;
}
