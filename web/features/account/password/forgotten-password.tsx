import { accountRequest, sentenceOf } from '#web/lib/session/account-request.ts';
import { typedAddress } from '#web/lib/storage/typed-address.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { isAddress } from '#web/features/account/credentials.ts';

/** Asks for a link to a new password; says the same whether there is an account or not. */
export function ForgottenPassword() {
  const [email, setEmail] = useState(typedAddress.read);
  const [error, setError] = useState<string>();
  const [step, setStep] = useState<'asking' | 'sending' | 'sent'>('asking');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (step === 'sending') return;
    if (!isAddress(email)) return setError('Please enter your email address.');
    setStep('sending');
    try {
      await accountRequest('request-password-reset', { email: email.trim(), redirectTo: '/auth' });
      setStep('sent');
    } catch (refused) {
      setStep('asking');
      notify.refusal(null, {
        title: 'Error',
        sentence: sentenceOf(refused),
      });
    }
  }

  if (step === 'sent') return <LetterSent email={email.trim()} />;
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        hint="The address you signed up with."
        value={email}
        error={error}
        onChange={(event) => {
          setEmail(event.target.value);
          typedAddress.keep(event.target.value.trim());
          setError(undefined);
        }}
      />
      <Button type="submit" size="lg" busy={step === 'sending'}>
        Send me a link
      </Button>
      <ButtonLink to="/auth" variant="link" size="sm">
        Back to sign in
      </ButtonLink>
    </form>
  );
}

function LetterSent({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-center gap-4 py-4 text-center">
      <MailCheck aria-hidden className="size-10 text-ember" />
      <h2 ref={heading} tabIndex={-1} className="font-display text-name font-semibold outline-none">
        Check your email
      </h2>
      <p className="text-ink-soft">
        If <strong className="font-semibold break-words text-ink">{email}</strong> has an account here, a link to a new password is on its
        way. It works once, within an hour.
      </p>
      <ButtonLink to="/auth" variant="outline">
        Back to sign in
      </ButtonLink>
    </div>
  );
}
