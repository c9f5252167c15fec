import { Button } from '#web/ui/button.tsx';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** The account is made and waits for its address to be confirmed. */
export function CheckYourEmail({ email, onBack }: { email: string; onBack: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-center gap-4 py-4 text-center">
      <MailCheck aria-hidden className="size-10 text-ember" />
      <h2 ref={heading} tabIndex={-1} className="font-display text-name font-semibold outline-none">
        Check your email
      </h2>
      <p className="text-ink-soft">We've sent you a confirmation link to complete your registration.</p>
      <p className="text-control text-ink-soft">
        It went to <strong className="font-semibold text-ink">{email}</strong>. If nothing arrives, please look among the unwanted mail.
      </p>
      <Button variant="outline" onClick={onBack}>
        Back to sign in
      </Button>
    </div>
  );
}
