import { notify } from '#web/lib/toasts/notify.tsx';
import { useState } from 'react';

/** Does one thing at a time about what is kept, and tells when it could not be done. */
export function useAct() {
  const [busy, setBusy] = useState(false);
  async function act(what: Promise<unknown>, done: () => void) {
    setBusy(true);
    await what.then(done, (error: unknown) =>
      notify.refusal(error, { title: 'Not done', sentence: 'Nothing was changed. Please try again.' }),
    );
    setBusy(false);
  }
  return { busy, act };
}
