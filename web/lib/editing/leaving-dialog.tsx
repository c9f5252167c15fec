import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { useLeaveGuard } from '#web/ui/router/use-leave-guard.ts';
import type { ReactNode } from 'react';

interface LeavingDialogProps {
  /** Whether there is something that is not saved. */
  when: boolean;
  /** What that is, and what becomes of it. */
  children: ReactNode;
}

/** Asks before one leaves a page with changes that are not saved. */
export function LeavingDialog({ when, children }: LeavingDialogProps) {
  const { isAsking, stay, leave } = useLeaveGuard(when);
  return (
    <Dialog
      alert
      open={isAsking}
      onClose={stay}
      title="Leave without saving?"
      actions={
        <>
          <Button variant="outline" onClick={leave}>
            Leave
          </Button>
          <Button onClick={stay}>Stay</Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
}
