import type { Message } from '#domain/message.ts';

/** What the composer is about to do besides plain words. */
export interface Desk {
  /** The message that is answered. */
  replyTo: Message | null;
  /** One's own message whose words are changed. */
  editing: Message | null;
  /** Words to be put into the box, e.g. by the assistant; the number tells one time from the next. */
  given: { text: string; n: number } | null;
}

const clear: Desk = { replyTo: null, editing: null, given: null };

/** Where the story and its helpers hand something to the composer of the same table. */
export class WritingDesk {
  #desk: Desk = clear;
  #watchers = new Set<() => void>();

  desk = (): Desk => this.#desk;

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  answer = (message: Message): void => this.#lay({ ...clear, replyTo: message });

  edit = (message: Message): void => this.#lay({ ...clear, editing: message });

  give = (text: string): void => this.#lay({ ...this.#desk, editing: null, given: { text, n: (this.#desk.given?.n ?? 0) + 1 } });

  clear = (): void => {
    if (this.#desk !== clear) this.#lay(clear);
  };

  #lay(desk: Desk): void {
    this.#desk = desk;
    for (const watcher of this.#watchers) watcher();
  }
}
