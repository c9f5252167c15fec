import type { AskedCheck } from '#domain/check/check.ts';
import { limits } from '#domain/limits/limits.ts';
import type { Message, Target } from '#domain/chat/message.ts';
import { Store } from '#web/lib/store/store.ts';
import type { Watched } from '#web/lib/store/store.ts';
import type { Outbox, Outgoing, MessageExtras } from './outbox.ts';
import { emptyTranscript, withChange, withMessage, withNewer, withNewest, withOlder } from './transcript.ts';
import type { Transcript } from './transcript.ts';

interface Page {
  messages: Message[];
  more: boolean;
  newer: boolean;
  /** To those who lead: the checks of which players are told less, whole. */
  checks?: readonly { messageId: string; check: AskedCheck }[];
  seq: { campaign: number; person: number; leaders: number | null };
}

/** The calls a chat room makes. */
export interface ChatCalls {
  list: (input: { campaignId: string; before?: number; after?: number; around?: number }) => Promise<Page>;
  post: (input: { id: string; campaignId: string; content: string; to: Target } & Partial<MessageExtras>) => Promise<Message>;
}

/** What the list and the composer show. */
export interface ChatState {
  loading: 'first' | 'done' | 'failed';
  older: 'rest' | 'loading' | 'failed';
  transcript: Transcript;
  outgoing: readonly Outgoing[];
  /** True while a message is on its way: the next one waits. */
  sending: boolean;
}

interface Setup {
  campaignId: string;
  calls: ChatCalls;
  outbox: Outbox;
  newId: () => string;
  now: () => Date;
  onSendFailed: (error: unknown) => void;
  /** The newest page, where the browser page brought it along. */
  first?: Page | null;
}

/** The messages of one campaign in one tab: pages, events and what is on its way, in one state. */
export class ChatRoom {
  #setup: Setup;
  readonly #state: Store<ChatState>;
  readonly state: Watched<ChatState>;
  /** Checks of which players are told less, as those who lead know them. */
  readonly #whole = new Map<string, AskedCheck>();
  #refresh: ReturnType<typeof setTimeout> | undefined;
  #first: Page | null;

  constructor(setup: Setup) {
    this.#setup = setup;
    this.#first = setup.first ?? null;
    const outgoing = setup.outbox.all();
    const sending = outgoing.some(({ state }) => state === 'pending');
    const transcript = this.#first === null ? emptyTranscript : withNewest(emptyTranscript, this.#seePage(this.#first));
    const loading = this.#first === null ? 'first' : 'done';
    this.#state = new Store<ChatState>({ loading, older: 'rest', transcript, outgoing, sending });
    this.state = this.#state;
  }

  /** Whether the newest page was brought along and is not followed yet. */
  get isBrought(): boolean {
    return this.#first !== null;
  }

  /** Loads the newest page, unless it was brought along; answers after which events to listen, or null when it failed. */
  load = async (): Promise<Page['seq'] | null> => {
    const first = this.#first;
    this.#first = null;
    if (first !== null) return first.seq;
    this.#change({ loading: 'first' });
    this.#whole.clear();
    try {
      const page = await this.#list({});
      this.#change({ loading: 'done', transcript: withNewest(this.#state.get().transcript, page) });
      return page.seq;
    } catch {
      this.#change({ loading: 'failed' });
      return null;
    }
  };

  /** Sends again, with the same ids, what was on its way when the page was left. */
  resume = async (): Promise<void> => {
    for (const outgoing of this.#state.get().outgoing) if (outgoing.state === 'pending') await this.#send(outgoing);
  };

  /** Loads the page before the oldest known message; one at a time. */
  loadOlder = async (): Promise<void> => {
    const { transcript, older } = this.#state.get();
    const before = transcript.messages[0]?.position;
    if (!transcript.more || older === 'loading' || before === undefined) return;
    this.#change({ older: 'loading' });
    try {
      const page = await this.#list({ before });
      this.#change({ older: 'rest', transcript: withOlder(this.#state.get().transcript, page) });
    } catch {
      this.#change({ older: 'failed' });
    }
  };

  /** Loads the page after a passage from the past; one at a time. */
  loadNewer = async (): Promise<void> => {
    const { transcript, older } = this.#state.get();
    const after = transcript.messages.at(-1)?.position;
    if (!transcript.newer || older === 'loading' || after === undefined) return;
    this.#change({ older: 'loading' });
    try {
      const page = await this.#list({ after });
      this.#change({ older: 'rest', transcript: withNewer(this.#state.get().transcript, page) });
    } catch {
      this.#change({ older: 'failed' });
    }
  };

  /** Shows the passage around a position in place of what is known, unless that holds it; false when it could not be loaded. */
  goTo = async (position: number): Promise<boolean> => {
    const [first, last] = [this.#state.get().transcript.messages[0], this.#state.get().transcript.messages.at(-1)];
    if (first && last && first.position <= position && position <= last.position) return true;
    const page = await this.#list({ around: position }).catch(() => null);
    if (page) this.#change({ transcript: { messages: page.messages, more: page.more, newer: page.newer } });
    return page !== null;
  };

  /** Shows the newest words again after a passage from the past; false when they could not be loaded. */
  toNow = async (): Promise<boolean> => {
    if (!this.#state.get().transcript.newer) return true;
    const page = await this.#list({}).catch(() => null);
    if (page) this.#change({ transcript: withNewest(emptyTranscript, page) });
    return page !== null;
  };

  /** Takes in how a message stands now. */
  change = (message: Message): void => this.#change({ transcript: withChange(this.#state.get().transcript, this.#see(message)) });

  /** Takes in what players are not told of a check; it may come before its message. */
  seeCheck = (messageId: string, check: AskedCheck): void => {
    this.#whole.set(messageId, check);
    const known = this.#state.get().transcript.messages.find(({ id }) => id === messageId);
    if (known) this.change(known);
  };

  /** Takes in a message that was just posted. */
  receive = (message: Message): void => {
    if (this.#state.get().loading === 'done') this.#change({ transcript: withMessage(this.#state.get().transcript, this.#see(message)) });
    this.#confirm(message.id);
  };

  /** Loads the newest page soon, once for many reasons; `afresh` lets go of all that is known. */
  refresh = (afresh: boolean): void => {
    clearTimeout(this.#refresh);
    this.#refresh = setTimeout(async () => {
      if (afresh) this.#whole.clear();
      const page = await this.#list({}).catch(() => null);
      if (page)
        this.#change({
          transcript: withNewest(afresh || this.#state.get().transcript.newer ? emptyTranscript : this.#state.get().transcript, page),
        });
      else this.refresh(afresh);
    }, limits.refreshDebounceMilliseconds);
  };

  /** Posts words; false when there are none, when the story is not loaded, or while another message is on its way. */
  post = (text: string, to: Target, more: MessageExtras | null = null): boolean => {
    const content = text.trim();
    if (content === '' || this.#state.get().sending || this.#state.get().loading !== 'done') return false;
    const outgoing: Outgoing = { id: this.#setup.newId(), content, to, at: this.#setup.now().toISOString(), state: 'pending', more };
    void this.toNow();
    this.#change({ outgoing: [...this.#state.get().outgoing, outgoing] });
    void this.#send(outgoing);
    return true;
  };

  /** Waits until nothing is on its way any more; true when all of it arrived. */
  sent = (): Promise<boolean> =>
    new Promise((resolve) => {
      const arrived = () => this.#state.get().outgoing.length === 0;
      if (!this.#state.get().sending) return resolve(arrived());
      const stop = this.#state.subscribe(() => {
        if (this.#state.get().sending) return;
        stop();
        resolve(arrived());
      });
    });

  retry = (id: string): void => {
    const outgoing = this.#state.get().outgoing.find((each) => each.id === id);
    if (outgoing && !this.#state.get().sending) void this.#send({ ...outgoing, state: 'pending' });
  };

  discard = (id: string): void => this.#confirm(id);

  async #list(where: { before?: number; after?: number; around?: number }): Promise<Page> {
    return this.#seePage(await this.#setup.calls.list({ campaignId: this.#setup.campaignId, ...where }));
  }

  /** A page as the person may know it. */
  #seePage(page: Page): Page {
    for (const { messageId, check } of page.checks ?? []) this.#whole.set(messageId, check);
    return { ...page, messages: page.messages.map(this.#see) };
  }

  /** A message as the person may know it. */
  readonly #see = (message: Message): Message => {
    const check = this.#whole.get(message.id);
    return check ? { ...message, check } : message;
  };

  async #send(outgoing: Outgoing): Promise<void> {
    this.#setup.outbox.keep(outgoing);
    this.#mark(outgoing);
    const { id, content, to, more } = outgoing;
    try {
      this.receive(await this.#setup.calls.post({ id, campaignId: this.#setup.campaignId, content, to, ...more }));
    } catch (error) {
      // An event may have confirmed it although the answer was lost.
      if (!this.#state.get().outgoing.some((each) => each.id === id)) return;
      const failed: Outgoing = { ...outgoing, state: 'failed' };
      this.#setup.outbox.keep(failed);
      this.#mark(failed);
      this.#setup.onSendFailed(error);
    }
  }

  #mark(outgoing: Outgoing): void {
    this.#change({ outgoing: this.#state.get().outgoing.map((each) => (each.id === outgoing.id ? outgoing : each)) });
  }

  #confirm(id: string): void {
    if (!this.#state.get().outgoing.some((each) => each.id === id)) return;
    this.#setup.outbox.drop(id);
    this.#change({ outgoing: this.#state.get().outgoing.filter((each) => each.id !== id) });
  }

  #change(change: Partial<ChatState>): void {
    const next = { ...this.#state.get(), ...change };
    this.#state.set({ ...next, sending: next.outgoing.some(({ state }) => state === 'pending') });
  }
}
