import { notify } from '#web/lib/toasts/notify.tsx';
import type { RefusalText } from '#web/lib/calls/refusal-text.ts';
import { useStore } from '#web/lib/store/store.ts';
import { useLayoutEffect, useState } from 'react';
import type { SavedVersion, VersionedDraft } from './draft-rules.ts';
import { DraftStore } from './draft-store.ts';
import type { DraftSetup } from './draft-store.ts';

interface Saving<Fields, Seen, Answer> {
  send: (draft: VersionedDraft<Fields, Seen>) => Promise<Answer>;
  savedVersionOf: (answer: Answer) => SavedVersion<Fields, Seen>;
  /** What is said when it was not saved, where the server says nothing better. */
  failure: RefusalText;
  /** `isDone` unless something was typed while it was saved: that waits to be saved next. */
  onSaved: (answer: Answer, isDone: boolean) => unknown;
}

/**
 * Something with versions while somebody writes it: kept in the tab until it is saved or discarded, and caught up with what
 * others save. A component that uses it needs a new `key` when `name` changes.
 */
export function useVersionedDraft<Fields extends object, Seen, Answer>(
  { now, ...setup }: Omit<DraftSetup<Fields, Seen>, 'shelf'>,
  { send, savedVersionOf, failure, onSaved }: Saving<Fields, Seen, Answer>,
) {
  const [store] = useState(() => new DraftStore({ shelf: sessionStorage, now, ...setup }));
  const { draft, now: known, saving } = useStore(store.state);
  useLayoutEffect(() => store.catchUp(now));
  const { rules } = setup;
  async function save(): Promise<void> {
    const saved = await store.save(send, savedVersionOf).catch((error: unknown) => {
      notify.refusal(error, failure);
      return null;
    });
    if (saved !== null) await onSaved(saved.answer, saved.isDone);
  }
  return {
    fields: draft.fields,
    touched: rules.touched(draft),
    /** Touched fields that somebody else has changed since. */
    meanwhile: rules.meanwhile(draft, known),
    busy: saving,
    change: store.change,
    discard: store.discard,
    save: () => void save(),
  };
}
