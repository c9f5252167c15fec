import { AccountError } from '#web/lib/account-request.ts';
import { notify } from '#web/lib/notify.tsx';
import { signIn, signUp } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Hairline } from '#web/ui/hairline.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { AuthFields } from './auth-fields.tsx';
import { checkCredentials } from './credentials.ts';
import type { AuthTab, CredentialErrors, Credentials } from './credentials.ts';
import { GoogleButton } from './google-button.tsx';

interface AuthFormProps {
  tab: AuthTab;
  /** What was typed, kept by the parent so that it survives a change of tab. */
  typed: Credentials;
  onType: (typed: Credentials) => void;
  onDone: () => void;
}

/** Signs in or up with email and password. Errors stand beside their field; the server's words also as a notice. */
export function AuthForm({ tab, typed, onType, onDone }: AuthFormProps) {
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [busy, setBusy] = useState(false);
  const joining = tab === 'signup';

  function type(field: keyof Credentials, value: string) {
    onType({ ...typed, [field]: value });
    setErrors({ ...errors, [field]: undefined });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const found = checkCredentials(tab, typed);
    setErrors(found);
    const first = Object.keys(found)[0];
    if (first !== undefined) {
      const field = form.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    setBusy(true);
    try {
      const email = typed.email.trim();
      if (joining) await signUp({ ...typed, email });
      else await signIn({ email, password: typed.password });
      onDone();
    } catch (error) {
      const sentence = error instanceof AccountError ? error.message : 'An unexpected error occurred';
      setErrors(fieldOf(error, sentence));
      notify.refusal(null, { title: joining ? 'Sign up failed' : 'Sign in failed', sentence });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <AuthFields tab={tab} typed={typed} errors={errors} onType={type} />
      <Button type="submit" size="lg" busy={busy}>
        {joining ? 'Sign Up' : 'Sign In'}
      </Button>
      <Hairline>
        <span className="text-note">or</span>
      </Hairline>
      <GoogleButton />
    </form>
  );
}

/** The server's refusal beside the field it is about, when its code tells. */
function fieldOf(error: unknown, sentence: string): CredentialErrors {
  const code = error instanceof AccountError ? (error.code ?? '') : '';
  if (/PASSWORD/.test(code) && !/EMAIL/.test(code)) return { password: sentence };
  if (/EMAIL|USER/.test(code)) return { email: sentence };
  return {};
}
