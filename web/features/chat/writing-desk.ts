import type { Message, Target } from '#domain/message.ts';

/** What the composer is about to do besides plain words. */
export interface Desk {
  /** The message that is answered. */
  replyTo: Message | null;
  /** One's own message whose words are changed. */
  editing: Message | null;
  /** Words to be put into the box, e.g. by the assistant; the number tells one time from the next. */
  given: { text: string; n: number } | null;
}

/** How the composer would send what is written now. */
export interface Aim {
  /** Null when "Player" is chosen but no player yet. */
  to: Target | null;
  isOutOfCharacter: boolean;
}

const clear: Desk = { replyTo: null, editing: null, given: null };

/** Where the story and its helpers hand something to the composer of the same table. */
export class WritingDesk {
  #desk: Desk = clear;
  #aim: Aim = { to: { kind: 'group' }, isOutOfCharacter: false };
  #toAll = 0;
  #watchers = new Set<() => void>();

  /** How the composer would send what is written now; the composer says so. */
  aim = (): Aim => this.#aim;

  take = (aim: Aim): void => {
    this.#aim = aim;
    this.#tell();
  };

  /** How often the composer was asked to speak to the whole table. */
  toAll = (): number => this.#toAll;

  /** The next words are for the whole table and in character, as when somebody raises their hand to act. */
  speakToAll = (): void => {
    this.#toAll += 1;
    this.#tell();
  };

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
    this.#tell();
  }

  #tell(): void {
    for (const watcher of this.#watchers) watcher();
  }
}
