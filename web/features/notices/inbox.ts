import { plainCall } from '#web/lib/plain-call.ts';
import { useSyncExternalStore } from 'react';
import { NoticeStore } from './notice-store.ts';

let store: NoticeStore | null = null;
let owner = '';

/** The inbox of the person who is signed in, the same for everything in this tab. */
export function inboxOf(personId: string): NoticeStore {
  if (store === null || owner !== personId) {
    owner = personId;
    store = new NoticeStore({
      list: () => plainCall('notices', 'list', {}),
      markRead: (input) => plainCall('notices', 'markRead', input),
    });
  }
  return store;
}

export function useInbox(personId: string) {
  const inbox = inboxOf(personId);
  return useSyncExternalStore(inbox.watch, inbox.inbox);
}
