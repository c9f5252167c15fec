import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ThemeButton } from '#web/ui/theme-button.tsx';
import { Link, useRouterState } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { NavGroup } from './nav-group.tsx';
import { navigation } from './navigation.ts';
import { Wordmark } from './wordmark.tsx';

const NavDrawer = lazy(async () => ({ default: (await import('./nav-drawer.tsx')).NavDrawer }));
const AccountMenu = lazy(async () => ({ default: (await import('#web/features/account/account-menu.tsx')).AccountMenu }));

/** The bar over every screen: home, the four groups, and who is signed in. */
export function Header() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-room print:hidden">
      <div className="mx-auto flex h-(--header) w-full max-w-[90rem] items-center gap-2 px-3 sm:px-5">
        <IconButton label="Open the menu" icon={<MenuIcon aria-hidden />} className="lg:hidden" onClick={() => setDrawerAt(path)} />
        <Link to="/" aria-label="Hearthlore, home" className="mr-4 rounded-control px-1.5 py-1 text-ink no-underline">
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex items-center gap-1">
            {navigation.map((group) => (
              <NavGroup key={group.to} group={group} path={path} />
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <AccountCorner />
        </div>
      </div>
      {drawerAt !== null && (
        <Suspense>
          <NavDrawer open={drawerAt === path} path={path} onClose={() => setDrawerAt(null)} />
        </Suspense>
      )}
    </header>
  );
}

function AccountCorner() {
  const session = useSession();
  const next = useRouterState({
    select: ({ location }) => (/^\/($|auth)/.test(location.pathname) ? undefined : location.pathname + location.searchStr),
  });
  if (session.state === 'loading') return <CornerSkeleton />;
  if (session.person !== null) {
    return (
      <Suspense fallback={<CornerSkeleton />}>
        <AccountMenu person={session.person} />
      </Suspense>
    );
  }
  return (
    <>
      <ThemeButton />
      <ButtonLink to="/auth" search={{ next }} variant="quiet">
        Sign In
      </ButtonLink>
      <ButtonLink to="/auth" search={{ tab: 'signup', next }} className="max-md:hidden">
        Get Started
      </ButtonLink>
    </>
  );
}

function CornerSkeleton() {
  return (
    <span className="flex items-center gap-3">
      <Skeleton className="h-4 w-36 max-lg:hidden" />
      <Skeleton className="size-9 rounded-full" />
    </span>
  );
}
