import type { Event } from '#contract/events.ts';
import type { Notice } from '#domain/account/notice.ts';

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
  #inbox: Inbox = { state: 'loading', notices: [], unread: 0 };
  #watchers = new Set<() => void>();

  constructor(calls: Calls) {
    this.#calls = calls;
  }

  inbox = (): Inbox => this.#inbox;

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  load = async (): Promise<void> => {
    try {
      this.#become({ state: 'ready', ...(await this.#calls.list()) });
    } catch {
      // What is known stays: only an inbox that never came says so.
      if (this.#inbox.state !== 'ready') this.#become({ ...this.#inbox, state: 'failed' });
    }
  };

  /** Takes in an event; answers the notice that came with it, if one did. */
  receive = (event: Event): Notice | null => {
    if (event.type !== 'notices.changed') return null;
    void this.load();
    return event.added;
  };

  /** Marks some as read, or all of them: at once here, then on the server. */
  markRead = async (ids?: string[]): Promise<void> => {
    const isMeant = (notice: Notice) => notice.readAt === null && (ids === undefined || ids.includes(notice.id));
    if (ids !== undefined && !this.#inbox.notices.some(isMeant)) return;
    const readAt = new Date().toISOString();
    const notices = this.#inbox.notices.map((notice) => (isMeant(notice) ? { ...notice, readAt } : notice));
    const before = this.#inbox.notices.filter(isMeant).length;
    this.#become({ ...this.#inbox, notices, unread: ids === undefined ? 0 : Math.max(0, this.#inbox.unread - before) });
    try {
      await this.#calls.markRead(ids === undefined ? {} : { ids });
    } catch (error) {
      await this.load();
      throw error;
    }
  };

  #become(inbox: Inbox): void {
    this.#inbox = inbox;
    for (const watcher of this.#watchers) watcher();
  }
}
