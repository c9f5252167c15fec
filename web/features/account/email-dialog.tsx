import { accountRequest, sentenceOf } from '#web/lib/account-request.ts';
import { notify } from '#web/lib/notify.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useState } from 'react';
import { isAddress } from './credentials.ts';

/** Asks for another address; letters with links make it so. */
export function EmailDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit() {
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
    <FormDialog
      open={open}
      onClose={onClose}
      title="Change your email address"
      action="Send the letters"
      busy={busy}
      onSubmit={() => void submit()}
    >
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
    </FormDialog>
  );
}
