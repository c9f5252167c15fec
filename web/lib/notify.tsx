import { Toast } from '#web/ui/toast.tsx';
import { useSyncExternalStore } from 'react';
import { NotConfirmed } from './confirm.ts';
import { NoticeQueue } from './notice-queue.ts';
import type { NoticeAction } from './notice-queue.ts';
import { wordsOf } from './refusal-words.ts';
import type { Words } from './refusal-words.ts';

const queue = new NoticeQueue();

/** How long a notice stays that offers something to do. */
const OFFER_MILLISECONDS = 10_000;

/** The one place that shows what happened. One notice at a time: a new one takes the place of the old. */
export const notify = {
  /** Something worked. */
  done: (title: string, sentence = '', milliseconds?: number) => queue.post('plain', { title, sentence }, milliseconds),
  /** Something worked, and there is something to do about it, e.g. `{ label: 'Undo', act }`; shows for ten seconds. */
  offer: (title: string, sentence: string, action: NoticeAction) => queue.post('plain', { title, sentence }, OFFER_MILLISECONDS, action),
  /** Something did not: the server's own words when it refused, else the fallback's. Nothing when the person thought better of it. */
  refusal: (error: unknown, fallback?: Words) => {
    if (!(error instanceof NotConfirmed)) queue.post('danger', wordsOf(error, fallback));
  },
  /** Takes the notice away. */
  dismiss: queue.dismiss,
};

/** Where notices appear; placed once, by the frame around all screens. */
export function Notices() {
  const notice = useSyncExternalStore(queue.watch, queue.current);
  return <Toast key={notice?.id} notice={notice} onClose={notify.dismiss} />;
}
