import { longToastCharacters, offerToastMilliseconds } from '#domain/limits/toast-time.ts';
import { useStore } from '#web/lib/store/store.ts';
import { Toast } from '#web/ui/feedback/toast.tsx';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { NotConfirmed } from '#web/lib/calls/confirmation.ts';
import { ToastQueue } from './toast-queue.ts';
import type { ToastAction } from './toast-queue.ts';
import { toastPlaces } from './toast-places.ts';
import { closePopups, watchPopups } from './popups.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import type { RefusalText } from '#web/lib/calls/refusal-text.ts';

const queue = new ToastQueue();

/** The one place that shows what happened. One toast at a time: a new one takes the place of the old. */
export const notify = {
  /** Something worked. */
  done: (title: string, sentence = '', milliseconds?: number) => void queue.post('plain', { title, sentence }, milliseconds),
  /** Something worked, and there is something to do about it, e.g. `{ label: 'Undo', act }`; shows for ten seconds. Returns what takes it away. */
  offer: (title: string, sentence: string, action: ToastAction) => queue.post('plain', { title, sentence }, offerToastMilliseconds, action),
  /** Something did not: the server's own words when it refused, else the fallback's. Nothing when the person thought better of it. */
  refusal: (error: unknown, fallback?: RefusalText) => {
    if (!(error instanceof NotConfirmed)) queue.post('danger', refusalText(error, fallback));
  },
  /** Something happened to the person that they did not ask for; shows for ten seconds. */
  warn: (title: string, sentence: string) => void queue.post('danger', { title, sentence }, offerToastMilliseconds),
  /** Takes the toast away. */
  dismiss: queue.dismiss,
};

/** The place in a dialog that stands open, as the page behind it cannot be reached; else the one that came last. */
const bestPlace = (places: readonly HTMLElement[]) => places.findLast((each) => each.closest('dialog') !== null) ?? places.at(-1) ?? null;

/** Where toasts appear; placed once, by the frame around all screens. A screen that keeps a place for them has them there. */
export function Toasts() {
  const said = useStore(queue.state);
  const place = useStore(toastPlaces, bestPlace);
  useEffect(() => watchPopups((isOpen) => queue.hold(isOpen)), []);
  useEffect(() => {
    if (said?.tone === 'danger') closePopups();
  }, [said]);
  const isLong = said !== null && said.sentence.length > longToastCharacters;
  const toast = <Toast key={said?.id} {...{ said, isLong }} docked={place !== null} onClose={notify.dismiss} />;
  return place === null ? toast : createPortal(toast, place);
}
