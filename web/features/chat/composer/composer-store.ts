import type { Message, Target } from '#domain/chat/message.ts';
import { Store } from '#web/lib/store/store.ts';
import type { Watched } from '#web/lib/store/store.ts';

/** How the composer would send the current text. */
export interface Aim {
  /** Null when "Player" is chosen but no player yet. */
  to: Target | null;
  isOutOfCharacter: boolean;
}

/** What the composer is set up to do besides sending a new message. */
export interface ComposerState {
  /** The message to reply to. */
  replyTo: Message | null;
  /** The own message being edited. */
  editing: Message | null;
  /** Text to put into the box, e.g. from the assistant; the number tells repeated texts apart. */
  given: { text: string; n: number } | null;
  /** How the composer would send what is written now; the composer says so. */
  aim: Aim;
  /** How often the composer was asked to speak to the whole table. */
  toAll: number;
}

const clear = { replyTo: null, editing: null, given: null } as const;

/** The state of a table's composer that the story and the assistant may set. */
export class ComposerStore {
  readonly #state = new Store<ComposerState>({ ...clear, aim: { to: { kind: 'group' }, isOutOfCharacter: false }, toAll: 0 });
  readonly state: Watched<ComposerState> = this.#state;

  take = (aim: Aim): void => this.#change({ aim });

  /** The next words are for the whole table and in character, as when somebody raises their hand to act. */
  speakToAll = (): void => this.#change({ toAll: this.#state.get().toAll + 1 });

  answer = (message: Message): void => this.#change({ ...clear, replyTo: message });

  edit = (message: Message): void => this.#change({ ...clear, editing: message });

  give = (text: string): void => this.#change({ editing: null, given: { text, n: (this.#state.get().given?.n ?? 0) + 1 } });

  #sendAction: (() => void) | null = null;

  /** Says how what is written is sent as an action; null while it is none. */
  offerAction = (send: (() => void) | null): void => {
    this.#sendAction = send;
  };

  /** Sends what is written as an action; false where it is none. */
  sendAction = (): boolean => {
    this.#sendAction?.();
    return this.#sendAction !== null;
  };

  clear = (): void => {
    const { replyTo, editing, given } = this.#state.get();
    if (replyTo !== null || editing !== null || given !== null) this.#change(clear);
  };

  #change(change: Partial<ComposerState>): void {
    this.#state.set({ ...this.#state.get(), ...change });
  }
}
