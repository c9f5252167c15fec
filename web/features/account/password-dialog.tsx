import { sentenceOf } from '#web/lib/account-request.ts';
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
  /** Asks for a code of the authenticator as well. */
  withCode?: boolean;
  /** Does it with the password, and the code where one is asked for; what it throws stands beside the field. */
  onConfirm: (password: string, code: string) => Promise<void>;
  onClose: () => void;
}

/** Something that the password stands for. Shown while it is in the page. */
export function PasswordDialog({ title, words, action, withCode = false, onConfirm, onClose }: PasswordDialogProps) {
  const formId = useId();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    if (password === '') return setError('Please enter your password.');
    setBusy(true);
    try {
      await onConfirm(password, code.replaceAll(/\s/g, ''));
    } catch (refused) {
      setError(sentenceOf(refused));
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
        {withCode && <CodeField value={code} onChange={setCode} />}
      </form>
    </Dialog>
  );
}

function CodeField({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  return (
    <TextField
      label="Code"
      hint="The six figures your authenticator app shows."
      autoComplete="one-time-code"
      inputMode="numeric"
      required
      controlClassName="figures"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
