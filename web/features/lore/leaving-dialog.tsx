import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useBlocker } from '@tanstack/react-router';

/** Asks before one leaves words that are not saved; they are kept in the tab all the same. */
export function LeavingDialog({ name, when }: { name: string; when: boolean }) {
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
      <p>What you changed in “{name}” is not saved. It stays in this browser tab and waits for you here.</p>
    </Dialog>
  );
}
