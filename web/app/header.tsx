import { Link } from '#web/ui/router/link.tsx';
import { usePlace } from '#web/ui/router/router-view.tsx';
import { AccountCorner } from './account-corner.tsx';
import { MenuButton } from './menu-button.tsx';
import { NavGroup } from './nav-group.tsx';
import { navigation } from './navigation.ts';
import { Wordmark } from './wordmark.tsx';

/** The bar over every screen but a table: home, the four groups, and who is signed in. */
export function Header() {
  const path = usePlace().pathname;
  return (
    <header className="@container/header sticky top-0 z-30 border-b border-line bg-room print:hidden">
      <div className="mx-auto flex h-(--header) w-full max-w-[90rem] items-center gap-2 px-3 sm:px-5">
        <MenuButton className="lg:hidden" />
        <Link to="/" aria-label="Hearthlore, home" className="shrink-0 sm:mr-4 rounded-control px-1.5 py-1 text-ink no-underline">
          <Wordmark />
        </Link>
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex items-center gap-1">
            {navigation.map((group) => (
              <NavGroup key={group.to} group={group} path={path} />
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-0.5 sm:gap-2">
          <AccountCorner />
        </div>
      </div>
    </header>
  );
}
