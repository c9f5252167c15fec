import { sentenceOf } from '#web/lib/session/account-request.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { signInWithGoogle } from '#web/lib/session/sign-in.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { useId, useState } from 'react';

/** Signing in with Google, where this installation has been set up for it. */
export function GoogleButton({ returnTo }: { returnTo: string }) {
  const { google } = useSession();
  const [busy, setBusy] = useState(false);
  const noteId = useId();

  async function leave() {
    setBusy(true);
    try {
      await signInWithGoogle(returnTo);
    } catch (error) {
      setBusy(false);
      notify.refusal(null, { title: 'Error', sentence: sentenceOf(error) });
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="outline"
        size="lg"
        disabled={!google}
        busy={busy}
        aria-describedby={google ? undefined : noteId}
        icon={<GoogleLetter />}
        onClick={() => void leave()}
      >
        Continue with Google
      </Button>
      {!google && (
        <p id={noteId} className="text-note text-ink-soft">
          Google sign-in is not set up on this server. Please use email and password.
        </p>
      )}
    </div>
  );
}

function GoogleLetter() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round">
      <path d="M19 6.500A9 9 0 1 0 21 12h-8.500" />
    </svg>
  );
}
