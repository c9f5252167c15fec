import { PersonProvider } from '#web/lib/person.tsx';
import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { useLocation } from '@tanstack/react-router';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';

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
  const here = useLocation({ select: (location) => location.href });
  if (session.state === 'loading') return loading;
  if (session.state === 'failed') {
    return (
      <ErrorState title="The server could not be reached" onRetry={session.retry}>
        <p>Your account could not be loaded. Please try again.</p>
      </ErrorState>
    );
  }
  if (session.state === 'person') return <PersonProvider person={session.person}>{children}</PersonProvider>;
  return (
    <EmptyState
      art={<KeyRound aria-hidden />}
      title="Sign in first"
      action={
        <>
          <ButtonLink to="/auth" search={{ next: here }}>
            Sign In
          </ButtonLink>
          <ButtonLink to="/auth" search={{ tab: 'signup', next: here }} variant="outline">
            Create an account
          </ButtonLink>
        </>
      }
    >
      <p>{promise}</p>
    </EmptyState>
  );
}
