import { accountRequest, sentenceOf } from '#web/lib/session/account-request.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { usePerson } from '#web/lib/session/person.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';
import { isAddress } from '#web/features/account/credentials.ts';

/** Asks for another address, which two links by mail then make so. */
export function EmailDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const person = usePerson();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit() {
    if (!isAddress(email)) return setError('That does not look like an email address.');
    setBusy(true);
    try {
      await accountRequest('change-email', { newEmail: email.trim(), callbackURL: '/auth/address' });
      notify.done('Check your email', `Step 1 of 2: open the email we have sent to ${person.email}.`);
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
      action="Send the first mail"
      busy={busy}
      onSubmit={() => void submit()}
    >
      <p>It takes two steps, each a link in an email. Nothing changes until the second one.</p>
      <ol className="list-decimal pl-5">
        <li>An email to {person.email}: agree to the change.</li>
        <li>An email to the new address: confirm that it is yours.</li>
      </ol>
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
