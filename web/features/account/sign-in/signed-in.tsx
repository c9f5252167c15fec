import { PersonProvider } from '#web/lib/session/person.tsx';
import { useSession } from '#web/lib/session/session.ts';
import { sessionEndText } from '#web/lib/session/session-ended.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { usePlace } from '#web/ui/router/router-view.tsx';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { keptInvitation } from '#web/features/account/invitation/invitation-cookie.ts';

interface SignedInProps {
  /** What a visitor would find here after signing in. */
  promise: string;
  /** Shown while the session loads; the shape of what comes. */
  loading?: ReactNode;
  children: ReactNode;
}

/** Shows its children to people who are signed in, and the way in to everyone else. */
export function SignedIn({ promise, loading = <SkeletonLines lines={4} />, children }: SignedInProps) {
  const session = useSession();
  const ended = session.ended === null ? null : sessionEndText(session.ended);
  const here = usePlace().href;
  if (session.state === 'loading') return loading;
  if (session.state === 'failed') {
    return (
      <ErrorState title="The server could not be reached" onRetry={session.retry}>
        <p>Your account could not be loaded. Please try again.</p>
      </ErrorState>
    );
  }
  if (session.state === 'person') return <PersonProvider person={session.person}>{children}</PersonProvider>;
  // Where a stranger can have an account at once, that is their next step.
  const mayJoin = session.signups === 'open' || session.firstAccount || keptInvitation() !== null;
  const isOpen = mayJoin && ended === null;
  const signIn = (
    <ButtonLink to="/auth" search={{ next: here }} variant={isOpen ? 'outline' : 'primary'}>
      Sign In
    </ButtonLink>
  );
  const join = (
    <ButtonLink to="/auth" search={{ tab: 'signup', next: here }} variant={isOpen ? 'primary' : 'outline'}>
      {mayJoin ? 'Create an account' : 'I have an invitation'}
    </ButtonLink>
  );
  return (
    <EmptyState
      art={<KeyRound aria-hidden />}
      title={ended?.title ?? (isOpen ? 'First, make an account' : 'Sign in first')}
      action={
        <>
          {isOpen && join}
          {signIn}
          {!isOpen && ended === null && join}
        </>
      }
    >
      <p>{ended?.sentence ?? promise}</p>
      {isOpen && <p className="mt-2">It takes an email address and a password. If you have one already, sign in.</p>}
    </EmptyState>
  );
}
