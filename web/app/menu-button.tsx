import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { usePlace } from '#web/ui/router/router-view.tsx';
import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const NavDrawer = lazy(async () => ({ default: (await import('./nav-drawer.tsx')).NavDrawer }));

interface MenuButtonProps {
  /** The drawer holds the account too, where the header has no room for it. */
  withAccount?: boolean;
  className?: string;
}

/** Opens the drawer with the four navigation groups. */
export function MenuButton({ withAccount = false, className }: MenuButtonProps) {
  const path = usePlace().pathname;
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  return (
    <>
      <IconButton label="Open the menu" icon={<MenuIcon aria-hidden />} className={className} onClick={() => setDrawerAt(path)} />
      {drawerAt !== null && (
        <Suspense>
          <NavDrawer open={drawerAt === path} path={path} withAccount={withAccount} onClose={() => setDrawerAt(null)} />
        </Suspense>
      )}
    </>
  );
}
