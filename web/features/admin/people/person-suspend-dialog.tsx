import type { PersonLine } from '#contract/accounts/admin-shapes.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { RefusedNote } from '#web/features/admin/refused-note.tsx';
import { useAdminCommand } from '#web/features/admin/use-admin-command.ts';

/** Keeps somebody out, or lets them back in. */
export function PersonSuspendDialog({ person, onClose }: { person: PersonLine; onClose: () => void }) {
  const { name } = person;
  const suspended = person.suspendedAt === null;
  const change = useAdminCommand(api.admin.suspend, {
    onDone: () => {
      if (suspended) notify.done('Account suspended', `${name} is signed out and cannot sign in.`);
      else notify.done('Let back in', `${name} can sign in again.`);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={suspended ? `Suspend ${name}?` : `Let ${name} back in?`}
      question={
        suspended
          ? `${name} (${person.email}) is signed out everywhere within five seconds and cannot sign in. Their campaigns and what they wrote stay. You can let them back in at any time.`
          : `${name} (${person.email}) can sign in again with the same password, and finds everything as it was.`
      }
      action={suspended ? 'Suspend' : 'Let back in'}
      busy={change.isPending}
      note={<RefusedNote error={change.error} fallback="That was not done. Please try again." />}
      onConfirm={() => change.mutate({ userId: person.id, suspended })}
      onClose={onClose}
    />
  );
}
