import { Button } from '#web/ui/button.tsx';
import { useId } from 'react';

/** Signing in with Google, which this installation has not been set up for. */
export function GoogleButton() {
  const noteId = useId();
  return (
    <div className="flex flex-col gap-2">
      <Button variant="outline" size="lg" disabled aria-describedby={noteId} icon={<GoogleLetter />}>
        Continue with Google
      </Button>
      <p id={noteId} className="text-note text-ink-soft">
        Google sign-in is not set up on this server. Please use email and password.
      </p>
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
