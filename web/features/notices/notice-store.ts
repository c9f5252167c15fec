import type { Event } from '#contract/realtime/events.ts';
import type { Notice } from '#domain/account/notice.ts';
import { Store } from '#web/lib/store/store.ts';
import type { Watched } from '#web/lib/store/store.ts';

/** What a person's inbox shows. */
export interface Inbox {
  state: 'loading' | 'ready' | 'failed';
  notices: readonly Notice[];
  unread: number;
}

interface Calls {
  list: () => Promise<{ notices: Notice[]; unread: number }>;
  markRead: (input: { ids?: string[] }) => Promise<unknown>;
}

/** The notices of one person in one tab: loaded once, then kept up to date by what happens on the person's own topic. */
export class NoticeStore {
  #calls: Calls;
  readonly #state = new Store<Inbox>({ state: 'loading', notices: [], unread: 0 });
  readonly state: Watched<Inbox> = this.#state;

  constructor(calls: Calls) {
    this.#calls = calls;
  }

  load = async (): Promise<void> => {
    try {
      this.#state.set({ state: 'ready', ...(await this.#calls.list()) });
    } catch {
      // What is known stays: only an inbox that never came says so.
      if (this.#state.get().state !== 'ready') this.#state.set({ ...this.#state.get(), state: 'failed' });
    }
  };

  /** Takes in an event; answers whether it was one of this inbox. */
  receive = (event: Event): event is Extract<Event, { type: 'notices.changed' }> => {
    if (event.type !== 'notices.changed') return false;
    void this.load();
    return true;
  };

  /** Marks some as read, or all of them: at once here, then on the server. */
  markRead = async (ids?: string[]): Promise<void> => {
    const isMeant = (notice: Notice) => notice.readAt === null && (ids === undefined || ids.includes(notice.id));
    if (ids !== undefined && !this.#state.get().notices.some(isMeant)) return;
    const readAt = new Date().toISOString();
    const notices = this.#state.get().notices.map((notice) => (isMeant(notice) ? { ...notice, readAt } : notice));
    const before = this.#state.get().notices.filter(isMeant).length;
    this.#state.set({ ...this.#state.get(), notices, unread: ids === undefined ? 0 : Math.max(0, this.#state.get().unread - before) });
    try {
      await this.#calls.markRead(ids === undefined ? {} : { ids });
    } catch (error) {
      await this.load();
      throw error;
    }
  };
}
