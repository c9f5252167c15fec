import { accountText } from '#domain/account/account-refusal-text.ts';
import { AuthPanel } from '#web/features/account/sign-in/auth-panel.tsx';
import { keptInvitation } from '#web/features/account/invitation/invitation-cookie.ts';
import { useSetupLink } from '#web/features/account/sign-in/use-setup-link.ts';
import { SessionEndedNote } from '#web/features/account/sign-in/session-ended-note.tsx';
import { safeNextPath } from '#web/features/account/sign-in/next-path.ts';
import { afterFirstPicture } from '#web/lib/first-picture.tsx';
import { registerWorker } from '#web/lib/service-worker.ts';
import { useSession } from '#web/lib/session/session.ts';
import { signedInMark } from '#web/lib/session/signed-in-mark.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { Navigate } from '#web/ui/router/link.tsx';
import { useNavigate, useSearch } from '#web/ui/router/router-view.tsx';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { AuthRoom } from './auth-room.tsx';

/** Sign in and sign up. People who are signed in are sent on to where they came from. */
export function Auth() {
  const { tab, next, error, reset } = useSearch();
  const session = useSession();
  const navigate = useNavigate();
  const [wasHere] = useState(signedInMark.wasEverSet);
  const joining = tab === 'signup';
  const target = safeNextPath(next, window.location.origin);
  useSetupLink();
  useShellKept();
  if (reset !== undefined) return <Navigate to="/auth/reset" hash={reset} replace />;
  if (session.state === 'person' && error === undefined) return <Navigate href={target} replace />;
  return (
    <AuthRoom
      name={joining ? 'Sign up' : 'Sign in'}
      heading={joining ? 'Take a seat at the table' : wasHere ? 'Welcome back' : 'Sign in'}
      lead={joining ? joiningLead(session) : returningLead(session, wasHere)}
    >
      {error !== undefined && <Failure code={error} />}
      {error === undefined && session.ended !== null && <SessionEndedNote end={session.ended} />}
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
          onDone={() => void navigate({ href: target, replace: true })}
        />
      )}
    </AuthRoom>
  );
}

/** Whoever signs in comes again: the files of the first screens are kept from now on. */
function useShellKept(): void {
  useEffect(() => afterFirstPicture(() => void registerWorker()), []);
}

function returningLead({ firstAccount }: Pick<ReturnType<typeof useSession>, 'firstAccount'>, wasHere: boolean): string {
  if (firstAccount) return 'Nobody has an account here yet. Sign up first.';
  return wasHere ? 'Sign in to continue.' : 'Use your email address and your password.';
}

function joiningLead({ firstAccount, signups }: Pick<ReturnType<typeof useSession>, 'firstAccount' | 'signups'>): string {
  if (firstAccount) return 'You’re the first one here, so this account will be the administrator.';
  if (signups === 'open') return 'Anyone may sign up. An email address and a password are all it takes.';
  return keptInvitation() === null
    ? 'Sign ups by invite only. You need the link or code you were given.'
    : 'You are invited. An email address and a password are all it takes.';
}

function Failure({ code }: { code: string }) {
  return (
    <p role="alert" className="flex items-start gap-3 rounded-control border border-wine bg-wine-wash px-4 py-3 text-control">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-wine" />
      {accountText(code).sentence}
    </p>
  );
}
