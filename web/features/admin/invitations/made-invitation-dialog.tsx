import type { Invitation } from '#domain/account/invitation.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { momentOf } from '#web/ui/format/dates.ts';
import { counted } from '#web/ui/format/figures.ts';

interface MadeInvitationDialogProps {
  made: { invitation: Invitation; code: string; url: string };
  onClose: () => void;
}

/** A new invitation's link and code: this once, because only a hash of them is kept. */
export function MadeInvitationDialog({ made: { invitation, code, url }, onClose }: MadeInvitationDialogProps) {
  return (
    <Dialog open onClose={onClose} title={invitation.label || 'Your invitation'} actions={<Button onClick={onClose}>Done</Button>}>
      <div className="flex flex-col gap-4">
        <CopyField label="Link" value={url} />
        <CopyField label="Code" value={code} hint="For those who sign up without the link." />
        <p>{termsOf(invitation)} They are shown only now: copy what you need before you close this.</p>
      </div>
    </Dialog>
  );
}

function termsOf({ mostUses, expiresAt }: Invitation): string {
  const who = mostUses === null ? 'any number of people' : counted(mostUses, 'person', 'people');
  return expiresAt === null ? `They let in ${who} and do not expire.` : `They let in ${who} until ${momentOf(expiresAt)}.`;
}
