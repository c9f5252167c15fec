import { lazyPart } from '#web/ui/router/lazy-part.tsx';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { ComponentProps } from 'react';
import type { SessionDialog } from './session-dialogs.tsx';

/** What can be opened over the table, fetched with the first of it. */
export const SessionDialogs = lazyPart(() => import('./session-dialogs.tsx'), 'SessionDialogs');

type OpenedDialogProps = Omit<ComponentProps<typeof SessionDialogs>, 'open'> & { open: SessionDialog | null };

/** The dialog that is open over the table, once it is there. Without a connection it is said that it did not come, and the table stays. */
export function OpenedDialog({ open, onClose, ...props }: OpenedDialogProps) {
  const [isThere, setThere] = useState(false);
  const took = useEffectEvent((wanted: SessionDialog, came: boolean) => {
    // A file that is missing on a server that can be reached is of an older build: the part sees to that.
    if (came || navigator.onLine) return setThere(true);
    onClose(wanted);
    notify.refusal(null, { title: 'Not opened', sentence: 'It could not be loaded. Please check your connection and press again.' });
  });
  useEffect(() => {
    if (open === null) return;
    let isWanted = true;
    void SessionDialogs.preload().then((came) => isWanted && took(open, came));
    return () => void (isWanted = false);
  }, [open]);
  if (open === null || !isThere) return null;
  return (
    <Suspense>
      <SessionDialogs {...props} open={open} onClose={onClose} />
    </Suspense>
  );
}
