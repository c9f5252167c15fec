import { sentenceOf } from '#web/lib/session/account-request.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';

interface PasswordDialogProps {
  title: string;
  /** What will happen. */
  text: string;
  /** The verb on the button. */
  action: string;
  /** Asks for a code of the authenticator as well. */
  withCode?: boolean;
  /** Does it with the password, and the code where one is asked for; what it throws stands beside the field. */
  onConfirm: (password: string, code: string) => Promise<void>;
  onClose: () => void;
}

/** Something that the password stands for. Shown while it is in the page. */
export function PasswordDialog({ title, text, action, withCode = false, onConfirm, onClose }: PasswordDialogProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit() {
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
    <FormDialog onClose={onClose} title={title} action={action} busy={busy} onSubmit={() => void submit()}>
      <p>{text}</p>
      <PasswordField
        label="Password"
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
      {error !== undefined && password !== '' && (
        <ButtonLink to="/auth/forgot" variant="link" size="sm" className="-mx-3 self-start">
          Forgotten your password?
        </ButtonLink>
      )}
      {withCode && <CodeField value={code} onChange={setCode} />}
    </FormDialog>
  );
}

function CodeField({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  return (
    <TextField
      label="Code"
      hint="The six digits in your authenticator app."
      autoComplete="one-time-code"
      inputMode="numeric"
      required
      controlClassName="figures"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
