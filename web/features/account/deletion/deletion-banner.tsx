import { notify } from '#web/lib/toasts/notify.tsx';
import { plainCall } from '#web/lib/calls/plain-call.ts';
import { refreshSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { dayOf } from '#web/ui/format/dates.ts';
import { useState } from 'react';

/** Says on every screen that the account goes, and lets one keep it. */
export function DeletionBanner({ deletesAt }: { deletesAt: string }) {
  const [busy, setBusy] = useState(false);

  async function keep() {
    setBusy(true);
    try {
      await plainCall('account', 'cancelDeletion', {});
      await refreshSession();
      notify.done('Your account stays', 'Good to have you.');
    } catch (error) {
      setBusy(false);
      notify.refusal(error, { title: 'Error', sentence: 'That did not work. Please try again.' });
    }
  }

  return (
    <aside
      aria-label="Deletion of your account"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-b border-wine bg-wine-wash px-4 py-2.5 text-control"
    >
      <p>
        Your account is deleted on <time dateTime={deletesAt}>{dayOf(deletesAt)}</time>.
      </p>
      <Button size="sm" variant="outline" busy={busy} onClick={() => void keep()}>
        Keep my account
      </Button>
    </aside>
  );
}
