import type { Invitation } from '#domain/account/invitation.ts';
import { api, calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { InvitationForm } from './invitation-form.tsx';
import { InvitationTable } from './invitation-table.tsx';
import { invitationName } from './invitation-text.ts';
import { Loaded } from '#web/features/admin/loaded.tsx';
import { RefusedNote } from '#web/features/admin/refused-note.tsx';
import { RowSkeletons } from '#web/features/admin/row-skeletons.tsx';
import { Section } from '#web/features/admin/section.tsx';
import { useAdminCommand } from '#web/features/admin/use-admin-command.ts';

/** Who may come in: new invitations, and what became of the old ones. */
export function Invitations() {
  const invitations = useQuery(calls.admin.invitations.queryOptions({ input: {} }));
  const [doomed, setDoomed] = useState<Invitation | null>(null);
  const revoke = useAdminCommand(api.admin.revokeInvitation, {
    onDone: () => {
      notify.done('Invitation revoked', 'Its link and code let nobody in any more.');
      setDoomed(null);
    },
  });
  return (
    <Section
      title="Invitations"
      lead="Each has a link and a code that open an account here. Join links that Dungeon Masters make for their campaigns stand here too."
    >
      <InvitationForm />
      <Loaded query={invitations} skeleton={<RowSkeletons rows={3} />} failed="The invitations could not be loaded">
        {(all) =>
          all.length === 0 ? (
            <EmptyState art={<MailPlus aria-hidden />} title="No invitations yet" titleAs="h2">
              <p>Make one above and send its link to whoever should join.</p>
            </EmptyState>
          ) : (
            <InvitationTable invitations={all} now={invitations.dataUpdatedAt} onRevoke={setDoomed} />
          )
        }
      </Loaded>
      <ConfirmDialog
        open={doomed !== null}
        title="Revoke invitation"
        question={`Are you sure you want to revoke "${doomed === null ? '' : invitationName(doomed)}"? Its link and code stop working at once. Whoever has come in with it stays.`}
        action="Revoke"
        busy={revoke.isPending}
        note={<RefusedNote error={revoke.error} fallback="The invitation was not revoked. Please try again." />}
        onConfirm={() => doomed !== null && revoke.mutate({ invitationId: doomed.id })}
        onClose={() => {
          setDoomed(null);
          revoke.reset();
        }}
      />
    </Section>
  );
}
