import type { Message, Target } from '#domain/chat/message.ts';

/** What the composer is set up to do besides sending a new message. */
export interface ComposerState {
  /** The message to reply to. */
  replyTo: Message | null;
  /** The own message being edited. */
  editing: Message | null;
  /** Text to put into the box, e.g. from the assistant; the number tells repeated texts apart. */
  given: { text: string; n: number } | null;
}

/** How the composer would send the current text. */
export interface Aim {
  /** Null when "Player" is chosen but no player yet. */
  to: Target | null;
  isOutOfCharacter: boolean;
}

const clear: ComposerState = { replyTo: null, editing: null, given: null };

/** The state of a table's composer that the story and the assistant may set. */
export class ComposerStore {
  #state: ComposerState = clear;
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

  state = (): ComposerState => this.#state;

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  answer = (message: Message): void => this.#set({ ...clear, replyTo: message });

  edit = (message: Message): void => this.#set({ ...clear, editing: message });

  give = (text: string): void => this.#set({ ...this.#state, editing: null, given: { text, n: (this.#state.given?.n ?? 0) + 1 } });

  clear = (): void => {
    if (this.#state !== clear) this.#set(clear);
  };

  #set(state: ComposerState): void {
    this.#state = state;
    this.#tell();
  }

  #tell(): void {
    for (const watcher of this.#watchers) watcher();
  }
}
