import { overlay } from '#web/lib/commands.ts';
import type { SignedInPerson } from '#web/lib/session/session.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Menu } from '#web/ui/popups/menu.tsx';
import { lazyPart } from '#web/ui/router/lazy-part.tsx';
import { initialOf } from '#web/ui/token.tsx';
import { Command } from 'lucide-react';

const AccountItems = lazyPart(() => import('./account-items.tsx'), 'AccountItems');

export interface AccountMenuProps {
  person: SignedInPerson;
  /** Only the token shows; the menu says whose account it is. */
  slim?: boolean;
}

/** The corner of the header for who is signed in. */
export function AccountMenu(props: AccountMenuProps) {
  return (
    <>
      <FindButton />
      <OwnMenu {...props} />
    </>
  );
}

function OwnMenu({ person, slim = false }: AccountMenuProps) {
  return (
    <Menu
      ahead={AccountItems.preload}
      trigger={
        <button
          type="button"
          title={`${person.name} (${person.email})`}
          className={classNames('flex items-center gap-3 rounded-full hover:bg-ember-wash', slim ? 'ml-1 min-h-9' : 'min-h-11 xl:pl-3')}
        >
          <Account person={person} slim={slim} />
        </button>
      }
    >
      <AccountItems person={person} />
    </Menu>
  );
}

/** Whose account it is: the name and the email where there is room, and a token with the email's initial or the picture. */
function Account({ person, slim }: Required<AccountMenuProps>) {
  return (
    <>
      <span className={slim ? 'sr-only' : 'flex max-w-56 flex-col items-end leading-tight max-xl:sr-only'}>
        <span className="max-w-full truncate text-control font-semibold text-ink">{person.name} </span>
        <span className="max-w-full truncate text-note text-ink-soft">{person.email}</span>
      </span>
      <span className="sr-only">account menu</span>
      <span
        aria-hidden
        className={classNames(
          'flex items-center justify-center overflow-hidden rounded-full bg-ember font-display text-body font-semibold text-on-ember',
          slim ? 'size-9' : 'size-10',
        )}
      >
        {person.avatarUrl === null ? initialOf(person.email) : <img src={person.avatarUrl} alt="" className="size-full object-cover" />}
      </span>
    </>
  );
}

/** Opens the list of everything one can go to or do. The drawer has a line of its own for it, also where large text leaves the header no room. */
function FindButton() {
  return (
    <IconButton
      label="Search and commands (Ctrl+K)"
      size="sm"
      icon={<Command aria-hidden />}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      className="in-[dialog]:hidden @max-[15rem]/header:hidden"
      onClick={() => overlay.set('palette')}
    />
  );
}
