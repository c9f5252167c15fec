import type { PersonLine } from '#contract/accounts/admin-shapes.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { refreshSession, useSession } from '#web/lib/session/session.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { RefusedNote } from '#web/features/admin/refused-note.tsx';
import { useAdminCommand } from '#web/features/admin/use-admin-command.ts';

/** Ends every session of somebody. */
export function PersonSignOutDialog({ person, onClose }: { person: PersonLine; onClose: () => void }) {
  const isMe = useSession().person?.id === person.id;
  const signOut = useAdminCommand(api.admin.signOutPerson, {
    onDone: () => {
      notify.done('Signed out', `${person.name} is signed out everywhere.`);
      if (isMe) void refreshSession();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={`Sign ${person.name} out everywhere?`}
      question={
        isMe
          ? 'This is your own account: all its sessions end, this one too. You can sign in again at once.'
          : `All sessions of ${person.name} (${person.email}) end, on every device. They can sign in again at once, and what they were typing may be lost.`
      }
      action="Sign out everywhere"
      busy={signOut.isPending}
      note={<RefusedNote error={signOut.error} fallback="The sessions were not ended. Please try again." />}
      onConfirm={() => signOut.mutate({ userId: person.id })}
      onClose={onClose}
    />
  );
}
