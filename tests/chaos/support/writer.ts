import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { clientFor } from '#tests/support/app/people.ts';
import { tier } from '#tests/support/tier.ts';

/** Where a server listens at the moment; whoever restarts it says so here. */
export interface Place {
  url: string;
}

/** Milliseconds until a message that was not taken is sent again. */
const RETRY_MILLISECONDS = 20;

/**
 * Milliseconds between two messages of one writer in tests. In the usual run several write as fast as people could, so that some message
 * is always under way; at night as fast as they are answered.
 */
export const WRITING_PAUSE_MILLISECONDS = tier.bound(50, 0);

/** Writes one message after another, each until it is acknowledged, wherever the server is at the time. */
export class Writer {
  /** What the server said it has, in the order of writing: each message's own words, which are its id. */
  readonly acknowledged: string[] = [];
  /** Where each acknowledged message stood in the story when it was acknowledged. */
  readonly positions = new Map<string, number>();
  /** Answers other than a broken connection, by code. */
  readonly refusals = new Map<string, number>();
  readonly #place: Place;
  readonly #cookie: string;
  readonly #campaignId: string;
  readonly #pauseMilliseconds: number;
  readonly #done: Promise<void>;
  #stopped = false;
  #abandoned = false;

  constructor(place: Place, cookie: string, campaignId: string, pauseMilliseconds = 0) {
    this.#place = place;
    this.#cookie = cookie;
    this.#campaignId = campaignId;
    this.#pauseMilliseconds = pauseMilliseconds;
    this.#done = this.#work();
  }

  /** Waits until the message under way has been acknowledged, and ends. */
  stop(): Promise<void> {
    this.#stopped = true;
    return this.#done;
  }

  /** Ends without another try, whatever becomes of the message under way. */
  abandon(): void {
    this.#abandoned = true;
    void this.stop();
  }

  async #work(): Promise<void> {
    while (!this.#stopped) {
      const id = randomUUID();
      while (!this.#abandoned && !(await this.#post(id))) await pause(RETRY_MILLISECONDS);
      if (this.#pauseMilliseconds > 0) await pause(this.#pauseMilliseconds);
    }
  }

  async #post(id: string): Promise<boolean> {
    try {
      const { chat } = clientFor(this.#place.url, this.#cookie);
      const message = await chat.post({ id, campaignId: this.#campaignId, content: id });
      if (message.id !== id) return false;
      this.acknowledged.push(id);
      this.positions.set(id, message.position);
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && typeof error.code === 'string')
        this.refusals.set(error.code, (this.refusals.get(error.code) ?? 0) + 1);
      return false;
    }
  }
}
