import type { PersonLine } from '#contract/accounts/admin-shapes.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { refreshSession, useSession } from '#web/lib/session/session.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { RefusedNote } from '#web/features/admin/refused-note.tsx';
import { useAdminCommand } from '#web/features/admin/use-admin-command.ts';

/** Takes the second factor off an account whose owner has lost the authenticator and the recovery codes. */
export function PersonSecondFactorDialog({ person, onClose }: { person: PersonLine; onClose: () => void }) {
  const { name, email } = person;
  const isMe = useSession().person?.id === person.id;
  const remove = useAdminCommand(api.admin.removeSecondFactor, {
    onDone: ({ mailed }) => {
      notify.done('Second factor removed', mailed ? `${name} was told by email.` : `Please tell ${name}: this server sends no email.`);
      if (isMe) void refreshSession();
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={isMe ? 'Remove your own second factor?' : `Remove ${name}’s second factor?`}
      question={`For somebody who has lost their authenticator and their recovery codes. From then on the password alone lets ${name} (${email}) in. All their sessions end, and they can set up a new second factor. Make sure it is really ${name} who asks.`}
      action="Remove second factor"
      busy={remove.isPending}
      note={<RefusedNote error={remove.error} fallback="The second factor was not removed. Please try again." />}
      onConfirm={() => remove.mutate({ userId: person.id })}
      onClose={onClose}
    />
  );
}
