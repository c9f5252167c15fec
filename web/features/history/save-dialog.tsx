import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { Bookmark } from 'lucide-react';
import { NameDialog } from './name-dialog.tsx';

/** Gives a name to how things stand now. */
export function SaveDialog({ campaignId, onClose }: { campaignId: string; onClose: () => void }) {
  const save = useMutation(
    calls.history.save.mutationOptions({
      onSuccess: (checkpoint) => {
        notify.done('Saved', `“${checkpoint.name}” is saved in the history. You can go back to it at any time.`);
        onClose();
      },
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The restore point could not be saved. Please try again.' }),
    }),
  );
  return (
    <NameDialog
      title="Save a restore point"
      action="Save"
      icon={<Bookmark aria-hidden />}
      label="Name"
      placeholder="Before the vault"
      busy={save.isPending}
      onName={(name) => save.mutate({ campaignId, name })}
      onClose={onClose}
    >
      The story saves itself. A name helps you find this moment again: messages, characters, items, notes and map as they are now.
    </NameDialog>
  );
}
