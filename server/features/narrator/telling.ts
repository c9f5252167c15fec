import { campaignTopic } from '#contract/topics.ts';
import type { Kernel } from '#server/kernel/kernel.ts';
import type { NarrationRow } from './narrator.store.ts';

/** Words that come within this time go out as one signal. */
const GATHER = 40;

/** The words of one reply on their way to the table. */
export class Telling {
  text = '';
  #sent = 0;
  #timer: NodeJS.Timeout | undefined;
  readonly #kernel: Kernel;
  readonly #narration: NarrationRow;
  readonly #silent: boolean;

  /** A silent telling is heard by nobody before it is posted. */
  constructor(kernel: Kernel, narration: NarrationRow, silent: boolean) {
    this.#silent = silent;
    this.#kernel = kernel;
    this.#narration = narration;
    told.set(narration.id, this);
  }

  /** What those at the table have heard. */
  get heard(): string {
    return this.#silent ? '' : this.text;
  }

  say(words: string): void {
    if (words === '') return;
    this.text += words;
    // The first words go out at once.
    if (this.#sent === 0) this.#send();
    else this.#timer ??= setTimeout(() => this.#send(), GATHER);
  }

  /** Sends what is left; afterwards nothing more is said. */
  finish(): void {
    this.#send();
    told.delete(this.#narration.id);
  }

  #send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#silent || this.#sent === this.text.length) return;
    const offset = this.#sent;
    this.#sent = this.text.length;
    this.#kernel.hub.signal(campaignTopic(this.#narration.campaignId), {
      type: 'narrator.spoke',
      narrationId: this.#narration.id,
      offset,
      text: this.text.slice(offset),
    });
  }
}

const told = new Map<string, Telling>();

/** What this server has told so far of a reply; null when another server tells it. */
export function toldSoFar(narrationId: string): string | null {
  return told.get(narrationId)?.heard ?? null;
}
