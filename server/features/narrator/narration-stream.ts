import { campaignTopic } from '#contract/realtime/topics.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import type { NarrationRow } from './narrator.store.ts';

type Sending = { hub: Pick<Kernel['hub'], 'signal'> };
type Narration = Pick<NarrationRow, 'id' | 'campaignId'>;

/** Milliseconds between two signals at least: text that arrives sooner goes out with the next. */
const BATCH_MILLISECONDS = 40;

/** Streams the text of one reply to the table. */
export class NarrationStream {
  text = '';
  #sent = 0;
  /** When the last signal went, by the clock of the process. */
  #sentAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  readonly #kernel: Sending;
  readonly #narration: Narration;
  readonly #silent: boolean;

  /** A silent stream sends nothing; its text shows when it is published. */
  constructor(kernel: Sending, narration: Narration, silent: boolean) {
    this.#silent = silent;
    this.#kernel = kernel;
    this.#narration = narration;
    open.set(narration.id, this);
  }

  /** The text that the table has received. */
  get sentText(): string {
    return this.#silent ? '' : this.text;
  }

  push(text: string): void {
    if (text === '') return;
    this.text += text;
    // At once where nothing went shortly before: a sentence each half second waits for nothing.
    const rest = this.#sentAt + BATCH_MILLISECONDS - performance.now();
    if (rest <= 0) this.#send();
    else this.#timer ??= setTimeout(() => this.#send(), rest);
  }

  /** Takes back all that was told: the reply is told from the beginning. */
  restart(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.text = '';
    if (this.#sent === 0) return;
    this.#sent = 0;
    this.#sentAt = Number.NEGATIVE_INFINITY;
    this.#signal(0, '');
  }

  /** Sends the rest; nothing may be pushed afterwards. */
  finish(): void {
    this.#send();
    open.delete(this.#narration.id);
  }

  #send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#silent || this.#sent === this.text.length) return;
    const offset = this.#sent;
    this.#sent = this.text.length;
    this.#sentAt = performance.now();
    this.#signal(offset, this.text.slice(offset));
  }

  #signal(offset: number, text: string): void {
    const { campaignId, id } = this.#narration;
    this.#kernel.hub.signal(campaignTopic(campaignId), { type: 'narrator.spoke', narrationId: id, offset, text });
  }
}

const open = new Map<string, NarrationStream>();

/** The text that this server has streamed of a reply so far; null when another server generates it. */
export function streamedText(narrationId: string): string | null {
  return open.get(narrationId)?.sentText ?? null;
}
