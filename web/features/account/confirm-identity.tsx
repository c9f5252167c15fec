import { confirmation } from '#web/lib/confirm.ts';
import { plainCall } from '#web/lib/plain-call.ts';
import { wordsOf } from '#web/lib/refusal-words.ts';
import { useSession } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useId, useState, useSyncExternalStore } from 'react';
import type { FormEvent } from 'react';

/** Asks for the password once more, for whatever waits for it in web/lib/confirm.ts. Placed once, by the frame. */
export function ConfirmIdentity() {
  const asking = useSyncExternalStore(confirmation.subscribe, confirmation.current);
  const { person } = useSession();
  if (asking === null || person === null) return null;
  return person.hasPassword ? (
    <PasswordDialog withCode={person.twoFactor} onConfirmed={asking.confirmed} onCancel={asking.cancelled} />
  ) : (
    <Dialog
      open
      onClose={asking.cancelled}
      title="Confirm it is you"
      actions={
        <ButtonLink to="/auth/forgot" onClick={asking.cancelled}>
          Set a password
        </ButtonLink>
      }
    >
      <p>This is done with a password, and your account has none yet: you sign in with Google. Please set one first.</p>
    </Dialog>
  );
}

interface PasswordDialogProps {
  withCode: boolean;
  onConfirmed: () => void;
  onCancel: () => void;
}

function PasswordDialog({ withCode, onConfirmed, onCancel }: PasswordDialogProps) {
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
      await plainCall('account', 'reauthenticate', { password, ...(withCode ? { code: code.replaceAll(/\s/g, '') } : {}) });
      onConfirmed();
    } catch (refused) {
      setError(wordsOf(refused).sentence);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onCancel}
      title="Confirm it is you"
      actions={
        <>
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            Confirm
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <p>Please enter your password once more for this. It holds for ten minutes.</p>
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
        {withCode && (
          <TextField
            label="Code"
            hint="The six figures your authenticator app shows."
            autoComplete="one-time-code"
            inputMode="numeric"
            controlClassName="figures"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </form>
    </Dialog>
  );
}
