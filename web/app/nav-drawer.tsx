import { overlay } from '#web/lib/commands.ts';
import { useSession } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { Link } from '#web/ui/router/link.tsx';
import { AccountCorner } from './account-corner.tsx';
import { isInGroup, navigation } from './navigation.ts';
import { Wordmark } from './wordmark.tsx';

interface NavDrawerProps {
  open: boolean;
  path: string;
  /** Whether the account of the signed-in person stands at the foot. */
  withAccount?: boolean;
  onClose: () => void;
}

/** The way home and the four groups, sliding in from the left: on narrow screens, and at a table. */
export function NavDrawer({ open, path, withAccount = false, onClose }: NavDrawerProps) {
  const session = useSession();
  return (
    <Dialog open={open} onClose={onClose} title="Menu" side="left">
      <nav
        aria-label="Main"
        className="flex flex-col gap-6"
        onClick={(event) => event.target instanceof Element && event.target.closest('a') !== null && onClose()}
      >
        <Link to="/" aria-label="Hearthlore, home" className="flex min-h-11 items-center text-ink no-underline">
          <Wordmark />
        </Link>
        {navigation.map((group) => (
          <div key={group.to}>
            <Link
              to={group.to}
              data-current={isInGroup(group, path) || undefined}
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
        {session.person !== null && <FindLine onClose={onClose} />}
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
      {withAccount && session.person !== null && (
        <div className="mt-6 flex border-t border-line pt-4">
          <AccountCorner />
        </div>
      )}
    </Dialog>
  );
}

function FindLine({ onClose }: Pick<NavDrawerProps, 'onClose'>) {
  const open = () => {
    onClose();
    overlay.set('palette');
  };
  return (
    <Button variant="outline" onClick={open}>
      Search and commands
    </Button>
  );
}
