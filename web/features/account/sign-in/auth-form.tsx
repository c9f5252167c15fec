import { nextAfter } from '#domain/account/account-text.ts';
import { AccountError, sentenceOf } from '#web/lib/session/account-request.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { typedAddress } from '#web/lib/storage/typed-address.ts';
import { signIn, signUp } from '#web/lib/session/sign-in.ts';
import type { NextStep } from '#web/lib/session/sign-in.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Hairline } from '#web/ui/hairline.tsx';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { AuthFields } from './auth-fields.tsx';
import { checkCredentials } from '#web/features/account/credentials.ts';
import type { AuthTab, CredentialErrors, Credentials } from '#web/features/account/credentials.ts';
import { GoogleButton } from './google-button.tsx';
import { invitationCodeIn } from '#web/features/account/invitation-code.ts';
import { forgetInvitation, keepInvitation } from '#web/features/account/invitation/invitation-cookie.ts';
import { NextStepLink } from './next-step.tsx';
import { useInvitation } from '#web/features/account/invitation/use-invitation.ts';

interface AuthFormProps {
  tab: AuthTab;
  /** What was typed, kept by the parent so that it survives a change of tab. */
  typed: Credentials;
  onType: (typed: Credentials) => void;
  /** Where Google leads back to. */
  returnTo: string;
  /** Leads to signing in, with the address kept. */
  onSignIn: () => void;
  onDone: (next: NextStep) => void;
}

/** Signs in or up with email and password. Errors stand beside their field; the server's words also as a notice. */
export function AuthForm({ tab, typed, onType, returnTo, onSignIn, onDone }: AuthFormProps) {
  const { signups, firstAccount } = useSession();
  const [errors, setErrors] = useState<CredentialErrors>({});
  const [next, setNext] = useState<ReturnType<typeof nextAfter>>();
  const [busy, setBusy] = useState(false);
  const joining = tab === 'signup';
  const needsInvitation = signups === 'invite' && !firstAccount;
  const code = joining ? invitationCodeIn(typed.invitation) : null;
  const invitation = useInvitation(code);

  function type(field: keyof Credentials, value: string) {
    onType({ ...typed, [field]: value });
    setErrors({ ...errors, [field]: undefined });
    if (field === 'email') typedAddress.keep(value.trim());
    if (field !== 'invitation') return;
    // Kept from here on, so that it also stands for a sign-up with Google.
    const found = invitationCodeIn(value);
    if (found === null) forgetInvitation();
    else keepInvitation(found);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const found = checkCredentials(tab, typed, needsInvitation);
    setErrors(found);
    if (focusFirst(event.currentTarget, found)) return;
    setNext(undefined);
    setBusy(true);
    try {
      onDone(await (joining ? join(typed, code, returnTo) : signIn({ email: typed.email.trim(), password: typed.password })));
    } catch (error) {
      const sentence = sentenceOf(error);
      setErrors(fieldOf(error, sentence));
      setNext(nextOf(error));
      notify.refusal(null, { title: joining ? 'Sign up failed' : 'Sign in failed', sentence });
    } finally {
      setBusy(false);
    }
  }

  const invited = { asked: needsInvitation || typed.invitation !== '', needed: needsInvitation, invitation };
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <AuthFields tab={tab} typed={typed} errors={errors} invited={invited} onType={type} />
      <NextStepLink step={next} onSignIn={onSignIn} />
      <Button type="submit" size="lg" busy={busy}>
        {joining ? 'Sign Up' : 'Sign In'}
      </Button>
      <Hairline>
        <span className="text-note">or</span>
      </Hairline>
      <GoogleButton returnTo={returnTo} />
    </form>
  );
}

/** Signs up, with the invitation where there is one. */
async function join(typed: Credentials, code: string | null, returnTo: string): Promise<NextStep> {
  if (code !== null) keepInvitation(code);
  const next = await signUp({ ...typed, email: typed.email.trim() });
  // The page of the invitation forgets it once the seat is taken.
  if (returnTo !== '/join') forgetInvitation();
  return next;
}

/** Puts the focus on the first field that is wrong; false when none is. */
function focusFirst(form: HTMLFormElement, errors: CredentialErrors): boolean {
  const [first] = Object.keys(errors);
  if (first === undefined) return false;
  const field = form.elements.namedItem(first);
  if (field instanceof HTMLElement) field.focus();
  return true;
}

/** Where somebody goes on whom the server refused. */
function nextOf(error: unknown) {
  return error instanceof AccountError && error.code !== null ? nextAfter(error.code) : undefined;
}

/** The server's refusal beside the field it is about, when its code tells. */
function fieldOf(error: unknown, sentence: string): CredentialErrors {
  const code = error instanceof AccountError ? (error.code ?? '') : '';
  if (code === 'auth.inviteOnly' || code.startsWith('invitation.')) return { invitation: sentence };
  if (code.startsWith('name.') || (code === 'input.invalid' && /\bname\b/.test(sentence))) return { name: sentence };
  if (/PASSWORD/.test(code) && !/EMAIL/.test(code)) return { password: sentence };
  if (/EMAIL|USER/.test(code)) return { email: sentence };
  return {};
}
