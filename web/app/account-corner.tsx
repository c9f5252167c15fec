import { useSession } from '#web/lib/session/session.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ThemeButton } from '#web/ui/buttons/theme-button.tsx';
import { usePlace } from '#web/ui/router/router-view.tsx';
import { Suspense } from 'react';
import { AccountMenu, Bell } from './person.ts';

/** The right end of a header: the account of the signed-in person, or the ways in. `slim` leaves the email to the menu. */
export function AccountCorner({ slim = false }: { slim?: boolean }) {
  const session = useSession();
  const { pathname, searchStr } = usePlace();
  const next = /^\/($|auth)/.test(pathname) ? undefined : pathname + searchStr;
  if (session.state === 'loading') return <CornerSkeleton slim={slim} />;
  if (session.person !== null) {
    return (
      <Suspense fallback={<CornerSkeleton slim={slim} />}>
        <Bell personId={session.person.id} />
        <AccountMenu person={session.person} slim={slim} />
      </Suspense>
    );
  }
  return (
    <>
      <span className="contents @max-[15rem]/header:hidden">
        <ThemeButton />
      </span>
      <ButtonLink to="/auth" search={{ next }} variant="quiet">
        Sign In
      </ButtonLink>
      <ButtonLink to="/auth" search={{ tab: 'signup', next }} className="max-md:hidden">
        Get Started
      </ButtonLink>
    </>
  );
}

function CornerSkeleton({ slim }: { slim: boolean }) {
  return (
    <span className="flex items-center gap-3">
      {!slim && <Skeleton className="h-4 w-36 max-lg:hidden" />}
      <Skeleton className="size-9 rounded-full" />
    </span>
  );
}
