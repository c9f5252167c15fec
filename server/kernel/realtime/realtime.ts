import type { IncomingMessage, Server } from 'node:http';
import { WebSocketServer } from 'ws';
import type { RawData, WebSocket } from 'ws';
import { closeCodes } from '#contract/realtime/close-codes.ts';
import type { Actor, Person } from '#domain/account/account.ts';
import { serverLimits } from '#domain/limits/server-limits.ts';
import { catalogue } from '#domain/refusals/refusals.ts';
import type { RefusalCode } from '#domain/refusals/refusals.ts';
import { ClientFrame } from '#contract/realtime/frames.ts';
import type { ServerFrame } from '#contract/realtime/frames.ts';
import type { Caller } from '#server/kernel/calls/caller.ts';
import type { HeaderSource, Kernel } from '#server/kernel/calls/kernel.ts';
import { isAway } from '#server/kernel/database-trouble.ts';
import { log } from '#server/kernel/log.ts';
import { OpenSockets } from './open-sockets.ts';
import { headersOf, isOwnOrigin, pathOf } from '#server/kernel/http/origin.ts';
import type { Hosts } from '#server/kernel/http/hosts.ts';
import { PresenceBoard } from './presence.ts';
import { tooFarBehind } from './too-far-behind.ts';

const PATH = '/realtime';
/** The longest time a timer can wait. */
const LONGEST_TIMER_MILLISECONDS = 2 ** 31 - 1;

/** Serves the web socket: each connection follows topics with the permissions of its session. */
export function serveRealtime(
  server: Server,
  kernel: Kernel,
  { hosts, socketsPerPerson }: { hosts: Hosts; socketsPerPerson: number },
): { isPresent: (topic: string, userId: string) => boolean; close(): void } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: serverLimits.frameBytes });
  const presence = new PresenceBoard(kernel.hub, kernel.bus, kernel.servers);
  kernel.presence.isPresent = (topic, userId) => presence.isPresent(topic, userId);
  const open = new OpenSockets(kernel.bus, socketsPerPerson);
  const connections = new Set<SocketConnection>();
  server.on('upgrade', (request, socket, head) => {
    // From here on nobody else hears when the connection breaks, and an error that nobody hears ends the process.
    socket.on('error', () => socket.destroy());
    if (pathOf(request) !== PATH || !isOwnOrigin(request, hosts)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
      return;
    }
    sockets.handleUpgrade(request, socket, head, (ws) => {
      const connection = new SocketConnection(ws, request, { kernel, presence, open });
      connections.add(connection);
      ws.on('close', () => connections.delete(connection));
    });
  });
  // A share of them each second, so that a full house is not looked at in one breath. A set keeps the order of insertion.
  const sweep = setInterval(() => {
    for (const connection of tooFarBehind(connections)) connection.drop();
    const due = [...connections].slice(0, Math.ceil(connections.size / serverLimits.socketLookSeconds));
    for (const connection of due) {
      connections.delete(connection);
      connections.add(connection);
      connection.check();
    }
  }, 1000).unref();
  kernel.sessionInvalidation.onInvalidated((userId) => {
    for (const connection of connections)
      if (userId === null || connection.userId === null || connection.userId === userId) connection.review();
  });
  return {
    isPresent: (topic, userId) => presence.isPresent(topic, userId),
    close() {
      clearInterval(sweep);
      presence.close();
      open.close();
      for (const connection of connections) connection.end(1001, 'The server is stopping.');
      // A browser that is gone does not answer the farewell, and the server would wait for it.
      setTimeout(() => {
        for (const connection of connections) connection.drop();
      }, serverLimits.farewellMilliseconds).unref();
      sockets.close();
    },
  };
}

interface Surroundings {
  kernel: Kernel;
  presence: PresenceBoard;
  open: OpenSockets;
}

/** One browser's socket. */
class SocketConnection {
  readonly #ws: WebSocket;
  readonly #headers: HeaderSource;
  readonly #kernel: Kernel;
  readonly #presence: PresenceBoard;
  readonly #open: OpenSockets;
  readonly #followed = new Map<string, () => void>();
  /** Whose session it is and which, once that is known. It may change its token, but not its id. */
  userId: string | null = null;
  #sessionId: string | null = null;
  #person: Person | null = null;
  /** Ends the counting of this socket; null until it is known whose it is. */
  #uncount: (() => void) | null = null;
  #checkedAt = 0;
  #expiry: NodeJS.Timeout | undefined;
  #lastHeard = performance.now();
  #frames = 0;
  #window = performance.now();
  /** Frames are handled one after another, in the order they came. */
  #work: Promise<void> = Promise.resolve();

  constructor(ws: WebSocket, request: IncomingMessage, { kernel, presence, open }: Surroundings) {
    this.#ws = ws;
    this.#headers = headersOf(request);
    this.#kernel = kernel;
    this.#presence = presence;
    this.#open = open;
    ws.on('error', () => ws.terminate());
    ws.on('close', () => {
      clearTimeout(this.#expiry);
      this.#uncount?.();
      this.#leaveAll();
    });
    ws.on('message', (raw) => {
      this.#lastHeard = performance.now();
      this.#work = this.#work.then(() => this.#hear(raw)).catch((error: unknown) => this.#fail('A frame could not be handled', error));
    });
    this.#work = this.#admit().then(
      () => undefined,
      (error: unknown) => this.#fail('A socket could not be admitted', error),
    );
  }

  end(code: number, reason: string): void {
    this.#leaveAll();
    this.#ws.close(code, reason);
  }

  drop(): void {
    this.#ws.terminate();
  }

  /** Bytes that it has not taken yet. */
  get waiting(): number {
    return this.#ws.bufferedAmount;
  }

  /** Lets go of dead sockets and of sessions that have ended. */
  check(): void {
    if (performance.now() - this.#lastHeard > serverLimits.socketSilenceMilliseconds) this.#ws.terminate();
    else
      this.#admit().catch((error: unknown) => {
        // It is looked at again soon enough, and what ends a session is told to every server besides.
        if (!isAway(error)) log.fault('A session could not be checked', error);
      });
  }

  /** The same when something about the person has changed: they may no longer follow all that they follow. */
  review(): void {
    this.#work = this.#work
      .then(async () => {
        const actor = await this.#admit();
        if (actor === null) return;
        for (const topic of Array.from(this.#followed.keys())) {
          const verdict = await this.#kernel.mayFollow(actor, topic);
          if (verdict === true) continue;
          this.#leave(topic);
          this.#refuse(topic, verdict);
        }
      })
      .catch((error: unknown) => this.#fail('A session could not be checked', error));
  }

  /** Lets the browser go, to come back and begin anew: it would wait for an answer that does not come. */
  #fail(message: string, error: unknown): void {
    if (!isAway(error)) log.fault(message, error);
    this.end(closeCodes.tryAgain, 'The server cannot answer now.');
  }

  /** The person whose session it is, while that lasts; otherwise the socket ends. */
  async #admit(): Promise<Person | null> {
    const { actor, session } = await this.#identify();
    if (actor.kind !== 'person' || session === null) {
      this.#person = null;
      this.end(closeCodes.signedOut, 'Please sign in to continue.');
      return null;
    }
    if (this.#ws.readyState === this.#ws.OPEN) this.#uncount ??= this.#open.enter(actor.id);
    if (this.#uncount === null) {
      this.end(closeCodes.tooMany, catalogue['socket.tooMany'].sentence);
      return null;
    }
    this.userId = actor.id;
    this.#sessionId = session.id;
    this.#person = actor;
    this.#checkedAt = performance.now();
    clearTimeout(this.#expiry);
    const left = session.expiresAt.getTime() - this.#kernel.now().getTime();
    if (this.#ws.readyState === this.#ws.OPEN)
      this.#expiry = setTimeout(() => this.check(), Math.min(Math.max(left, 0), LONGEST_TIMER_MILLISECONDS)).unref();
    return actor;
  }

  #identify(): Promise<Caller> {
    return this.#sessionId === null ? this.#kernel.identify(this.#headers) : this.#kernel.recall(this.#sessionId);
  }

  async #hear(raw: RawData): Promise<void> {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    if (this.#isTooMuch()) return this.end(1008, 'Too many frames.');
    const frame = ClientFrame.safeParse(parse(raw));
    if (!frame.success) return this.#refuse(null, 'frame.invalid');
    if (frame.data.type === 'ping') return this.#say({ type: 'pong' });
    if (frame.data.type === 'unsubscribe') return this.#leave(frame.data.topic);
    const isFresh = performance.now() - this.#checkedAt < serverLimits.socketSessionMilliseconds;
    const actor = isFresh ? this.#person : await this.#admit();
    if (actor !== null) await this.#subscribe(actor, frame.data);
  }

  async #subscribe(actor: Person, frame: Extract<ClientFrame, { type: 'subscribe' }>): Promise<void> {
    const { topic, after, present } = frame;
    const verdict = await this.#permit(actor, topic);
    if (verdict !== true) return this.#refuse(topic, verdict);
    this.#leave(topic);
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    const unfollow = this.#kernel.hub.follow(
      topic,
      after,
      (bytes) => this.#send(bytes),
      () => this.end(closeCodes.tryAgain, 'The server could not read what happened.'),
    );
    const depart = present
      ? this.#presence.enter(topic, { userId: actor.id, name: actor.name, onlineAt: this.#kernel.now().toISOString() })
      : () => undefined;
    this.#followed.set(topic, () => {
      unfollow();
      depart();
    });
  }

  async #permit(actor: Actor, topic: string): Promise<true | RefusalCode> {
    if (this.#followed.size >= serverLimits.topicsPerSocket && !this.#followed.has(topic)) return 'server.busy';
    return this.#kernel.mayFollow(actor, topic);
  }

  #isTooMuch(): boolean {
    const now = performance.now();
    if (now - this.#window > 10_000) {
      this.#window = now;
      this.#frames = 0;
    }
    this.#frames += 1;
    return this.#frames > serverLimits.framesPerTenSeconds;
  }

  #leave(topic: string): void {
    this.#followed.get(topic)?.();
    this.#followed.delete(topic);
  }

  #leaveAll(): void {
    for (const topic of this.#followed.keys()) this.#leave(topic);
  }

  #refuse(topic: string | null, code: RefusalCode): void {
    this.#say({ type: 'refused', topic, code, sentence: catalogue[code].sentence });
  }

  #say(frame: ServerFrame): void {
    this.#send(Buffer.from(JSON.stringify(frame)));
  }

  #send(bytes: Buffer): void {
    if (this.#ws.readyState !== this.#ws.OPEN) return;
    // A farewell would wait behind all the rest.
    if (this.waiting > serverLimits.waitingBytesPerSocket) this.drop();
    else this.#ws.send(bytes, { binary: false });
  }
}

function parse(raw: RawData): unknown {
  try {
    return JSON.parse(Buffer.isBuffer(raw) ? raw.toString('utf8') : '');
  } catch {
    return null;
  }
}
