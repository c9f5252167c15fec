import { AccountError, accountRequest, sentenceOf } from '#web/lib/session/account-request.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { usePerson } from '#web/lib/session/person.tsx';
import { refreshSession } from '#web/lib/session/session.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { passwordFault } from '#web/features/account/credentials.ts';
import { SettingsSection } from '#web/features/account/settings/settings-section.tsx';

interface Errors {
  current?: string;
  next?: string;
}

/** Changing the password; every other session ends with it. */
export function PasswordSettings() {
  const { hasPassword } = usePerson();
  return (
    <SettingsSection title="Password" lead={hasPassword ? 'A new password signs you out everywhere else.' : undefined}>
      {hasPassword ? (
        <PasswordForm />
      ) : (
        <div className="flex flex-col items-start gap-4">
          <p className="text-ink-soft">You sign in with Google, and your account has no password yet.</p>
          <ButtonLink to="/auth/forgot" variant="outline">
            Set a password
          </ButtonLink>
        </div>
      )}
    </SettingsSection>
  );
}

function PasswordForm() {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const found = { ...(current === '' ? { current: 'Please enter your current password.' } : {}), ...nextFault(next) };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await accountRequest('change-password', { currentPassword: current, newPassword: next, revokeOtherSessions: true });
      setCurrent('');
      setNext('');
      notify.done('Password changed', 'You are signed out everywhere else.');
      await refreshSession();
      await queryClient.invalidateQueries({ queryKey: calls.account.sessions.key() });
    } catch (refused) {
      const sentence = sentenceOf(refused);
      setErrors(refused instanceof AccountError && refused.code === 'INVALID_PASSWORD' ? { current: sentence } : {});
      notify.refusal(null, { title: 'Error', sentence });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate className="grid items-start gap-4 sm:grid-cols-2" onSubmit={(event) => void submit(event)}>
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        required
        value={current}
        error={errors.current}
        onChange={(event) => setCurrent(event.target.value)}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        required
        hint="At least 6 characters."
        value={next}
        error={errors.next}
        onChange={(event) => setNext(event.target.value)}
      />
      <Button type="submit" variant="outline" busy={busy} className="justify-self-start">
        Change password
      </Button>
    </form>
  );
}

function nextFault(next: string): Errors {
  const fault = passwordFault(next);
  return fault === undefined ? {} : { next: fault };
}
