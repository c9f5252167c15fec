import { accountText } from '#domain/account/account-refusal-text.ts';
import { AccountError, accountRequest, sentenceOf } from '#web/lib/session/account-request.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { tellSessionEvent } from '#web/lib/session/session-events.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { passwordFault } from '#web/features/account/credentials.ts';

interface NewPasswordProps {
  /** What the link carried; it works once. */
  token: string;
  onDone: () => void;
  /** The link has been used or has run out meanwhile. */
  onSpent: () => void;
}

/** Chooses a new password with the token of a recovery link. */
export function NewPassword({ token, onDone, onSpent }: NewPasswordProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => tellSessionEvent('PASSWORD_RECOVERY'), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const fault = passwordFault(password);
    if (fault !== undefined) return setError(fault);
    setBusy(true);
    try {
      await accountRequest('reset-password', { newPassword: password, token });
      notify.done('Password changed', 'Please sign in with your new password.');
      onDone();
    } catch (refused) {
      if (refused instanceof AccountError && refused.code === 'INVALID_TOKEN') {
        notify.refusal(null, { title: 'Error', sentence: accountText('INVALID_TOKEN').sentence });
        return onSpent();
      }
      const sentence = sentenceOf(refused);
      setError(sentence);
      notify.refusal(null, { title: 'Error', sentence });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        autoFocus
        required
        hint="At least 6 characters. You will be signed out everywhere else."
        value={password}
        error={error}
        onChange={(event) => {
          setPassword(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" size="lg" busy={busy}>
        Set new password
      </Button>
    </form>
  );
}
