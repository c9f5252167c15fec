import { failureWords } from '#web/features/account/account-failures.ts';
import { AuthPanel } from '#web/features/account/auth-panel.tsx';
import { keptInvitation } from '#web/features/account/invitation-cookie.ts';
import { safeNextPath } from '#web/features/account/next-path.ts';
import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { AuthRoom } from './auth-room.tsx';

/** Sign in and sign up. People who are signed in are sent on to where they came from. */
export function Auth() {
  const { tab, next, error, reset } = useSearch({ strict: false });
  const session = useSession();
  const navigate = useNavigate();
  const joining = tab === 'signup';
  const target = safeNextPath(next, window.location.origin);
  if (reset !== undefined) return <Navigate to="/auth/reset" hash={reset} replace />;
  if (session.state === 'person' && error === undefined) return <Navigate to={target} replace />;
  return (
    <AuthRoom
      name={joining ? 'Sign up' : 'Sign in'}
      heading={joining ? 'Take a seat at the table' : 'Welcome back'}
      lead={joining ? joiningLead(session) : 'The fire is still burning where you left it.'}
    >
      {error !== undefined && <Failure code={error} />}
      {session.state === 'loading' && <SkeletonLines lines={6} />}
      {session.state === 'person' && (
        <ButtonLink to="/" variant="outline" className="self-center">
          Home
        </ButtonLink>
      )}
      {session.state !== 'loading' && session.state !== 'person' && (
        <AuthPanel
          tab={joining ? 'signup' : 'signin'}
          returnTo={target}
          onTab={(to) => void navigate({ to: '/auth', search: { tab: to === 'signup' ? to : undefined, next }, replace: true })}
          onDone={() => void navigate({ to: target, replace: true })}
        />
      )}
    </AuthRoom>
  );
}

function joiningLead({ firstAccount, signups }: Pick<ReturnType<typeof useSession>, 'firstAccount' | 'signups'>): string {
  if (firstAccount) return 'This is the first account here: it needs no invitation and will look after the installation.';
  if (signups === 'open') return 'Anyone may sign up. An email address and a password are all it takes.';
  return keptInvitation() === null
    ? 'Sign ups by invite only. You need the link or code you were given.'
    : 'You are invited. An email address and a password are all it takes.';
}

function Failure({ code }: { code: string }) {
  return (
    <p role="alert" className="flex items-start gap-3 rounded-control border border-wine bg-wine-wash px-4 py-3 text-control">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-wine" />
      {failureWords(code)}
    </p>
  );
}
