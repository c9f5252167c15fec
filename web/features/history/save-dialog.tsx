import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/notify.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useMutation } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useId, useState } from 'react';

/** Gives a name to how things stand now. */
export function SaveDialog({ campaignId, onClose }: { campaignId: string; onClose: () => void }) {
  const [name, setName] = useState('');
  const form = useId();
  const save = useMutation(
    calls.history.save.mutationOptions({
      onSuccess: (point) => {
        notify.done('Saved', `“${point.name}” is kept in the history. You can go back to it whenever you like.`);
        onClose();
      },
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'This point could not be saved. Please try again.' }),
    }),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save this point"
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} icon={<Bookmark aria-hidden />} busy={save.isPending} disabled={name.trim() === ''}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '' && !save.isPending) save.mutate({ campaignId, name });
        }}
      >
        <p>The story saves itself. A name helps you find this moment again: messages, characters, items, notes and map as they are now.</p>
        <TextField
          label="Name"
          autoFocus
          required
          maxLength={80}
          placeholder="Before the vault"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  );
}
