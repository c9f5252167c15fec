import { limits } from '#domain/limits/limits.ts';
import { accountRequest, sentenceOf } from '#web/lib/session/account-request.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useEffect, useState } from 'react';

/** Sends the link once more, at most once a minute. A mail has just been sent when this appears. */
export function SendAgain({ email }: { email: string }) {
  const [wait, setWait] = useState<number>(limits.mailPauseSeconds);
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<{ failed: boolean; text: string } | null>(null);
  const waiting = wait > 0;
  useEffect(() => {
    if (!waiting) return undefined;
    const clock = setInterval(() => setWait((seconds) => seconds - 1), 1000);
    return () => clearInterval(clock);
  }, [waiting]);

  async function send() {
    setBusy(true);
    try {
      await accountRequest('send-verification-email', { email, callbackURL: '/auth/confirmed' });
      setNote({ failed: false, text: 'Sent. The newest link is the one to open.' });
      setWait(limits.mailPauseSeconds);
    } catch (error) {
      setNote({ failed: true, text: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col items-center gap-2">
      <Button busy={busy} disabled={waiting} onClick={() => void send()}>
        {waiting ? `Send again in ${wait} s` : 'Send again'}
      </Button>
      <p role="status" className={note?.failed ? 'text-note font-medium text-wine' : 'text-note text-ink-soft'}>
        {note?.text}
      </p>
    </div>
  );
}
