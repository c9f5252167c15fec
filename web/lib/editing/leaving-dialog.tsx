import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface LeavingDialogProps {
  /** Whether there is something that is not saved. */
  when: boolean;
  /** What that is, and what becomes of it. */
  children: ReactNode;
}

/** Asks before one leaves a page with changes that are not saved. */
export function LeavingDialog({ when, children }: LeavingDialogProps) {
  const blocker = useBlocker({ shouldBlockFn: () => when, enableBeforeUnload: () => when, withResolver: true });
  const isAsking = blocker.status === 'blocked';
  return (
    <Dialog
      alert
      open={isAsking}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      actions={
        <>
          <Button variant="outline" onClick={() => blocker.proceed?.()}>
            Leave
          </Button>
          <Button onClick={() => blocker.reset?.()}>Stay</Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
