import type { QueuedListing } from '#domain/market/listing.ts';
import { limits } from '#domain/limits/limits.ts';
import { api } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { TextareaField } from '#web/ui/fields/textarea-field.tsx';
import { useState } from 'react';
import { RefusedNote } from '#web/features/admin/refused-note.tsx';
import { useAdminCommand } from '#web/features/admin/use-admin-command.ts';

interface JudgeDialogProps {
  listing: QueuedListing;
  isShown: boolean;
  onClose: () => void;
}

/** Shows a listing, or takes it down with a reason that its publisher reads. */
export function JudgeDialog({ listing: { id, title, reports }, isShown, onClose }: JudgeDialogProps) {
  const [because, setBecause] = useState('');
  const [tried, setTried] = useState(false);
  const judging = useAdminCommand(api.admin.judgeListing, {
    onDone: () => {
      notify.done(isShown ? `${title} is shown` : `${title} is taken down`);
      onClose();
    },
  });
  const missing = !isShown && because.trim() === '';
  return (
    <FormDialog
      title={isShown ? `Show ${title}?` : `Take ${title} down?`}
      action={isShown ? 'Show it' : 'Take it down'}
      tone={isShown ? 'plain' : 'danger'}
      busy={judging.isPending}
      onSubmit={() => {
        setTried(true);
        if (!missing) judging.mutate({ listingId: id, isShown, because: because.trim() });
      }}
      onClose={onClose}
    >
      <p>
        {isShown ? 'Everybody finds it on the marketplace.' : 'Nobody finds it any more. Whoever has got it keeps it.'}
        {reports.length > 0 && ' Its reports are settled by this.'}
      </p>
      {!isShown && (
        <TextareaField
          label="Why"
          required
          hint="Its publisher reads this."
          error={tried && missing ? 'Please say why in a sentence.' : undefined}
          rows={3}
          maxLength={limits.takenDownLength}
          value={because}
          onChange={(event) => setBecause(event.target.value)}
        />
      )}
      <RefusedNote error={judging.error} fallback="It was not changed. Please try again." />
    </FormDialog>
  );
}
