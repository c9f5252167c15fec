import { campaignTopic } from '#contract/realtime/topics.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import type { NarrationRow } from './narrator.store.ts';

/** Milliseconds; text that arrives within this time goes out as one signal. */
const BATCH_MILLISECONDS = 40;

/** Streams the text of one reply to the table. */
export class NarrationStream {
  text = '';
  #sent = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #kernel: Kernel;
  readonly #narration: NarrationRow;
  readonly #silent: boolean;

  /** A silent stream sends nothing; its text shows when it is published. */
  constructor(kernel: Kernel, narration: NarrationRow, silent: boolean) {
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
    // The first words are sent at once.
    if (this.#sent === 0) this.#send();
    else this.#timer ??= setTimeout(() => this.#send(), BATCH_MILLISECONDS);
  }

  /** Takes back all that was told: the reply is told from the beginning. */
  restart(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.text = '';
    if (this.#sent === 0) return;
    this.#sent = 0;
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
