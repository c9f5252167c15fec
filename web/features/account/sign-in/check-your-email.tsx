import { Button } from '#web/ui/buttons/button.tsx';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { SendAgain } from './send-again.tsx';

interface CheckYourEmailProps {
  email: string;
  /** `signup` for an account that was just made, `signin` for one whose address was never confirmed. */
  after: 'signup' | 'signin';
  onBack: () => void;
}

/** The account is made and waits for its address to be confirmed. */
export function CheckYourEmail({ email, after, onBack }: CheckYourEmailProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-center gap-4 py-4 text-center">
      <MailCheck aria-hidden className="size-10 text-ember" />
      <h2 ref={heading} tabIndex={-1} className="font-display text-name font-semibold outline-none">
        {after === 'signup' ? 'Check your email' : 'Confirm your address first'}
      </h2>
      <p className="text-ink-soft">
        {after === 'signup'
          ? "We've sent you a confirmation link to complete your registration."
          : 'Your email address is not confirmed yet. We have just sent you a new link: open it, and you are signed in.'}
      </p>
      <p className="max-w-full text-control text-ink-soft">
        It went to <strong className="font-semibold break-words text-ink">{email}</strong>. If nothing arrives, please check your spam
        folder.
      </p>
      <SendAgain email={email} />
      <Button variant="link" size="sm" onClick={onBack}>
        Back to sign in
      </Button>
    </div>
  );
}
