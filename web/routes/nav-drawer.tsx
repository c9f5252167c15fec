import { useSession } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Link } from '@tanstack/react-router';
import { isInGroup, navigation } from './navigation.ts';

interface NavDrawerProps {
  open: boolean;
  path: string;
  onClose: () => void;
}

/** The four groups on narrow screens, sliding in from the left. */
export function NavDrawer({ open, path, onClose }: NavDrawerProps) {
  const session = useSession();
  return (
    <Dialog open={open} onClose={onClose} title="Menu" side="left">
      <nav aria-label="Main" className="flex flex-col gap-6" onClick={(event) => event.target instanceof HTMLAnchorElement && onClose()}>
        {navigation.map((group) => (
          <div key={group.to}>
            <Link
              to={group.to}
              className={classNames(
                'flex min-h-11 items-center border-l-2 pl-3 font-display text-name font-semibold no-underline',
                isInGroup(group, path) ? 'border-ember text-ink' : 'border-line text-ink',
              )}
            >
              {group.label}
            </Link>
            <ul className="border-l-2 border-line">
              {group.items.map((item) => (
                <li key={item.to}>
                  <Link
                    to={item.to}
                    aria-current={path === item.to ? 'page' : undefined}
                    className="flex min-h-11 items-center pl-3 text-control text-ink-soft no-underline hover:text-ink aria-[current]:font-semibold aria-[current]:text-ember"
                  >
                    {item.label}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {session.state === 'visitor' && (
          <div className="flex flex-col gap-3 border-t border-line pt-5">
            <ButtonLink to="/auth" search={{ tab: 'signup' }}>
              Get Started
            </ButtonLink>
            <ButtonLink to="/auth" variant="outline">
              Sign In
            </ButtonLink>
          </div>
        )}
      </nav>
    </Dialog>
  );
}
