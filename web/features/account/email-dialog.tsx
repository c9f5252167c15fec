import { accountRequest, sentenceOf } from '#web/lib/account-request.ts';
import { notify } from '#web/lib/notify.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { isAddress } from './credentials.ts';

/** Asks for another address; letters with links make it so. */
export function EmailDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (!isAddress(email)) return setError('That does not look like an email address.');
    setBusy(true);
    try {
      await accountRequest('change-email', { newEmail: email.trim(), callbackURL: '/auth/confirmed' });
      notify.done('Check your email', 'A letter is on its way to your present address. Its link begins the change.');
      setEmail('');
      onClose();
    } catch (refused) {
      setError(sentenceOf(refused));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Change your email address"
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            Send the letters
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <p>
          You agree to it by a link in a letter to your present address, then confirm the new one the same way. Until then nothing changes.
        </p>
        <TextField
          label="New email address"
          type="email"
          autoComplete="email"
          required
          value={email}
          error={error}
          onChange={(event) => {
            setEmail(event.target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
