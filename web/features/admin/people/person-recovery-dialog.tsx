import type { PersonLine } from '#contract/accounts/admin-shapes.ts';
import { api } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { momentOf } from '#web/ui/format/dates.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { RefusedNote } from '#web/features/admin/refused-note.tsx';
import { useAdminCommand } from '#web/features/admin/use-admin-command.ts';

/** Makes a link with which somebody sets a new password. It is shown once, here. */
export function PersonRecoveryDialog({ person, onClose }: { person: PersonLine; onClose: () => void }) {
  const make = useAdminCommand(api.admin.recoveryLink);
  const { data: link } = make;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Recovery link for ${person.name}`}
      actions={
        link === undefined ? (
          <>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button busy={make.isPending} onClick={() => make.mutate({ userId: person.id })}>
              Make the link
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>Done</Button>
        )
      }
    >
      {link === undefined ? (
        <p>
          With it, {person.name} ({person.email}) sets a new password once, within an hour. Whoever holds the link can do so: hand it over
          in a way only they can read.
        </p>
      ) : (
        <div className="flex flex-col gap-4">
          <CopyField label="Recovery link" value={link.url} hint={`It works once, until ${momentOf(link.expiresAt)}.`} />
          <p>This link is shown only now. If it is lost, make a new one.</p>
        </div>
      )}
      <RefusedNote error={make.error} fallback="The link was not made. Please try again." />
    </Dialog>
  );
}
