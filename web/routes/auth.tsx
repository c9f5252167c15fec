import { AuthPanel } from '#web/features/account/auth-panel.tsx';
import { safeNextPath } from '#web/features/account/next-path.ts';
import { useSession } from '#web/lib/session.ts';
import { Page } from '#web/ui/page.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';

/** Sign in and sign up. People who are signed in are sent on to where they came from. */
export function Auth() {
  const { tab, next } = useSearch({ from: '/auth' });
  const session = useSession();
  const navigate = useNavigate();
  const joining = tab === 'signup';
  if (session.state === 'person') return <Navigate to={safeNextPath(next, window.location.origin)} replace />;
  return (
    <Page title={joining ? 'Sign up' : 'Sign in'} hideTitle>
      <div className="mx-auto flex max-w-md flex-col gap-6">
        <header className="flex flex-col gap-2 text-center">
          <h1 className="font-display text-title font-semibold">{joining ? 'Take a seat at the table' : 'Welcome back'}</h1>
          <p className="text-ink-soft">{leadOf(joining, session.firstAccount)}</p>
        </header>
        {session.state === 'loading' ? (
          <SkeletonLines lines={6} />
        ) : (
          <AuthPanel
            tab={joining ? 'signup' : 'signin'}
            onTab={(to) => void navigate({ to: '/auth', search: { tab: to === 'signup' ? to : undefined, next }, replace: true })}
            onDone={() => void navigate({ to: safeNextPath(next, window.location.origin), replace: true })}
          />
        )}
      </div>
    </Page>
  );
}

function leadOf(joining: boolean, firstAccount: boolean): string {
  if (!joining) return 'The fire is still burning where you left it.';
  if (firstAccount) return 'This is the first account here: it will look after the installation.';
  return 'An email address and a password are all it takes.';
}
