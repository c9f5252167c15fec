import { plainCall } from '#web/lib/calls/plain-call.ts';
import { useStore } from '#web/lib/store/store.ts';
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
  return useStore(inboxOf(personId).state);
}
