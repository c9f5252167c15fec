import { limits } from '#domain/limits.ts';
import { catalogue } from '#domain/refusals.ts';
import type { RefusalCode } from '#domain/refusals.ts';
import { Toast } from '#web/ui/toast.tsx';
import type { ToastTone } from '#web/ui/toast.tsx';
import { useEffect, useSyncExternalStore } from 'react';
import { wordsOf } from './refusal-words.ts';
import type { Words } from './refusal-words.ts';

interface Notice extends Words {
  id: number;
  tone: ToastTone;
  milliseconds: number;
}

let current: Notice | null = null;
let count = 0;
const listeners = new Set<() => void>();

function show(notice: Notice | null) {
  current = notice;
  for (const listener of listeners) listener();
}

function post(tone: ToastTone, words: Words, milliseconds: number = limits.toastMilliseconds) {
  count += 1;
  show({ ...words, id: count, tone, milliseconds });
}

/** The one place that shows what happened. One notice at a time: a new one takes the place of the old. */
export const notify = {
  /** Something worked. */
  done: (title: string, sentence = '', milliseconds?: number) => post('plain', { title, sentence }, milliseconds),
  /** Something did not: the server's own words when it refused, else the fallback's. */
  refusal: (error: unknown, fallback?: RefusalCode | Words) =>
    post('danger', wordsOf(error, typeof fallback === 'string' ? catalogue[fallback] : fallback)),
  /** Takes the notice away. */
  dismiss: () => show(null),
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where notices appear; placed once, by the frame around all screens. */
export function Notices() {
  const notice = useSyncExternalStore(subscribe, () => current);
  useEffect(() => {
    if (notice === null) return undefined;
    const timer = setTimeout(() => show(null), notice.milliseconds);
    return () => clearTimeout(timer);
  }, [notice]);
  return <Toast key={notice?.id} notice={notice} onClose={notify.dismiss} />;
}
