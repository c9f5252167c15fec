import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import { z } from 'zod';
import { clientFor } from '#tests/support/app/people.ts';
import type { Place } from './writer.ts';

/** As much of a frame as a listener needs; parsing every one whole would make the listener the load. */
const Frame = z.object({
  type: z.string(),
  seq: z.number().optional(),
  missed: z.boolean().optional(),
  event: z.object({ type: z.string(), message: z.object({ id: z.string(), position: z.number() }).optional() }).optional(),
});

/** Milliseconds between two signs of life, as browsers give them. */
const SIGN_OF_LIFE = 25_000;

/**
 * Follows a table as a browser does: from the last number it has seen, again and again, with a sign of life now and then, and by
 * reading where too much was missed.
 */
export class Listener {
  /** Ids of messages that it was told of or read. */
  readonly heard = new Set<string>();
  /** Numbers that came twice, and numbers that were passed over. */
  doubled = 0;
  gaps = 0;
  /** How often it was cut off, by the code it was given, and how often it had to read what it missed. */
  readonly cuts = new Map<number, number>();
  readings = 0;
  readonly #place: Place;
  readonly #who: { cookie: string; campaignId: string };
  #socket: WebSocket | null = null;
  #last: number | undefined;
  #position = 0;
  #stopped = false;
  #reading: Promise<void> = Promise.resolve();
  #stalled = false;
  readonly #signs: NodeJS.Timeout;

  constructor(place: Place, who: { cookie: string; campaignId: string }) {
    this.#place = place;
    this.#who = who;
    this.#signs = setInterval(() => {
      if (!this.#stalled && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type: 'ping' }));
    }, SIGN_OF_LIFE).unref();
    void this.#begin().then(() => this.#follow());
  }

  /** Waits until it follows for the first time. */
  async following(): Promise<void> {
    while (this.#last === undefined && !this.#stopped) await pause(20);
  }

  /** Stops reading from the socket without closing it, as a browser does whose computer sleeps; and goes on. */
  stall(): void {
    this.#stalled = true;
    this.#socket?.pause();
  }
  wake(): void {
    this.#stalled = false;
    this.#socket?.resume();
  }

  /** Waits until it has heard all of these messages, at most so many milliseconds; answers how many it has not. */
  async missing(ids: Iterable<string>, patienceMs = 20_000): Promise<number> {
    const until = performance.now() + patienceMs;
    for (;;) {
      await this.#reading;
      const left = [...ids].filter((id) => !this.heard.has(id)).length;
      if (left === 0 || performance.now() > until) return left;
      await pause(50);
    }
  }

  close(): void {
    this.#stopped = true;
    clearInterval(this.#signs);
    this.#socket?.terminate();
  }

  /** Starts at the end of the story, as whoever opens a table does: what was told before is nothing that was missed. */
  async #begin(): Promise<void> {
    const { cookie, campaignId } = this.#who;
    const { messages } = await clientFor(this.#place.url, cookie)
      .chat.list({ campaignId })
      .catch(() => ({ messages: [] }));
    this.#position = Math.max(0, ...messages.map(({ position }) => position));
  }

  async #follow(): Promise<void> {
    while (!this.#stopped) {
      const code = await this.#listenOnce();
      this.cuts.set(code, (this.cuts.get(code) ?? 0) + 1);
      await pause(50);
    }
  }

  #listenOnce(): Promise<number> {
    const { url } = this.#place;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime`, { headers: { cookie: this.#who.cookie, origin: url } });
    this.#socket = socket;
    const topic = `campaign:${this.#who.campaignId}`;
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'subscribe', topic, ...(this.#last === undefined ? {} : { after: this.#last }) })),
    );
    socket.on('message', (raw: Buffer) => this.#hear(Frame.parse(JSON.parse(raw.toString('utf8')))));
    // Its end is told by 'close'.
    socket.on('error', () => undefined);
    return new Promise((resolve) => socket.on('close', resolve));
  }

  #hear({ type, seq, missed, event }: z.infer<typeof Frame>): void {
    if (seq === undefined) return;
    if (type === 'subscribed') {
      if (missed === true) this.#reading = this.#reading.then(() => this.#read());
      this.#last = seq;
      return;
    }
    if (type !== 'event') return;
    const next = (this.#last ?? 0) + 1;
    if (seq < next) this.doubled += 1;
    if (seq > next) this.gaps += 1;
    this.#last = Math.max(seq, this.#last ?? 0);
    if (event?.type === 'chat.posted' && event.message) this.#keep(event.message);
  }

  #keep({ id, position }: { id: string; position: number }): void {
    this.heard.add(id);
    this.#position = Math.max(this.#position, position);
  }

  async #read(): Promise<void> {
    this.readings += 1;
    const { cookie, campaignId } = this.#who;
    for (let more = true; more && !this.#stopped;) {
      try {
        const page = await clientFor(this.#place.url, cookie).chat.list({ campaignId, after: Math.max(1, this.#position) });
        page.messages.forEach((message) => this.#keep(message));
        more = page.newer;
      } catch {
        await pause(100);
      }
    }
  }
}
