import { api } from '#web/lib/api.ts';
import { confirmIdentity } from '#web/lib/calls/confirm.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { usePerson } from '#web/lib/session/person.tsx';
import { refreshSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { dayOf } from '#web/ui/format/dates.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useState } from 'react';
import { DeletedAlong } from './deleted-along.tsx';
import { SettingsSection } from '#web/features/account/settings/settings-section.tsx';

const consequences = [
  'Your account, its picture, its settings and its sessions are deleted.',
  'Your own campaigns are deleted with everything said in them, also for their players.',
  'Your worlds are deleted. A world that somebody else’s campaign uses stays, without an owner.',
  'You lose your seats. What you said at other tables stays there, under “A former player”.',
];

/** Deleting the account: what it means, and thirty days to change one's mind. */
export function DeletionSettings() {
  const { deletesAt, email } = usePerson();
  const [asking, setAsking] = useState(false);
  const request = useMutation({
    mutationFn: () => confirmIdentity(() => api.account.requestDeletion({})),
    onSuccess: async (asked) => {
      await refreshSession();
      notify.done('Deletion asked for', `Your account will be deleted on ${dayOf(asked.deletesAt)}. Until then you can keep it.`);
    },
    onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The deletion could not be asked for. Please try again.' }),
  });
  return (
    <SettingsSection title="Delete account">
      {deletesAt !== null ? (
        <p className="text-ink-soft">
          Your account is deleted on <time dateTime={deletesAt}>{dayOf(deletesAt)}</time>. At the top of the page you can keep it.
        </p>
      ) : (
        <>
          <div className="flex flex-col gap-2 text-control text-ink-soft">
            <p>Thirty days after you ask for it:</p>
            <ul className="flex list-disc flex-col gap-1.5 pl-5">
              {consequences.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <p>
              Until then nothing is lost: sign in and take it back. You are signed out everywhere else at once, and your tables are told.
            </p>
          </div>
          <Button variant="danger" busy={request.isPending} className="self-start" onClick={() => setAsking(true)}>
            Delete my account
          </Button>
          <ConfirmDialog
            open={asking}
            title="Delete account"
            question={`Are you sure you want to delete the account of ${email}, with its campaigns and worlds? You have thirty days to take it back.`}
            action="Delete my account"
            note={asking && <DeletedAlong />}
            onConfirm={() => {
              setAsking(false);
              request.mutate();
            }}
            onClose={() => setAsking(false)}
          />
        </>
      )}
    </SettingsSection>
  );
}
