import { AccountError } from '#web/lib/account-request.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';

interface PasswordDialogProps {
  title: string;
  /** What will happen. */
  words: string;
  /** The verb on the button. */
  action: string;
  /** Does it with the password; what it throws stands beside the field. */
  onConfirm: (password: string) => Promise<void>;
  onClose: () => void;
}

/** Something that the password stands for. Shown while it is in the page. */
export function PasswordDialog({ title, words, action, onConfirm, onClose }: PasswordDialogProps) {
  const formId = useId();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (password === '') return setError('Please enter your password.');
    setBusy(true);
    try {
      await onConfirm(password);
    } catch (refused) {
      setError(refused instanceof AccountError ? refused.message : 'An unexpected error occurred');
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <p>{words}</p>
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          autoFocus
          required
          value={password}
          error={error}
          onChange={(event) => {
            setPassword(event.target.value);
            setError(undefined);
          }}
        />
      </form>
    </Dialog>
  );
}
