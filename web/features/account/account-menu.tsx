import { overlay } from '#web/lib/commands.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { savePreferences } from '#web/lib/session/preferences.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import type { SignedInPerson } from '#web/lib/session/session.ts';
import { signOut } from '#web/lib/session/sign-out.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { SealIcon } from '#web/ui/icons/seal-icon.tsx';
import { Menu, MenuItem, MenuNote, MenuRule } from '#web/ui/popups/menu.tsx';
import { useTheme } from '#web/ui/theme.ts';
import { initialOf } from '#web/ui/token.tsx';
import { Link } from '#web/ui/router/link.tsx';
import { useRouter } from '#web/ui/router/router-view.tsx';
import { Command, Keyboard, LogOut, Moon, Settings, Sun, UserRound, UsersRound } from 'lucide-react';

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
  const router = useRouter();
  const theme = useTheme();

  async function leave() {
    try {
      await signOut('local');
      await router.navigate({ to: '/' });
    } catch (error) {
      notify.refusal(null, { title: 'Error signing out', sentence: refusalText(error).sentence });
    }
  }

  function changeTheme() {
    savePreferences({ theme: theme === 'dark' ? 'light' : 'dark' }).catch((error: unknown) =>
      notify.refusal(error, { title: 'Error', sentence: 'Your choice could not be saved. Please try again.' }),
    );
  }

  return (
    <Menu
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
      <MenuNote>
        <span className="block font-semibold text-ink">{person.name}</span>
        <span className="block max-w-64 truncate">{person.email}</span>
      </MenuNote>
      <MenuRule />
      <Places plan={person.plan} />
      <MenuItem icon={theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />} onSelect={changeTheme}>
        {theme === 'dark' ? 'Light theme' : 'Dark theme'}
      </MenuItem>
      <MenuItem icon={<Keyboard aria-hidden />} onSelect={() => overlay.set('shortcuts')}>
        Keyboard shortcuts
      </MenuItem>
      <MenuRule />
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void leave()}>
        Sign Out
      </MenuItem>
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

function Places({ plan }: Pick<SignedInPerson, 'plan'>) {
  return (
    <>
      <MenuItem icon={<UserRound aria-hidden />} link={<Link to="/account/profile" />}>
        Profile
      </MenuItem>
      <MenuItem icon={<UsersRound aria-hidden />} link={<Link to="/account/characters" />}>
        Characters
      </MenuItem>
      <MenuItem icon={<Settings aria-hidden />} link={<Link to="/account/settings" />}>
        Settings
      </MenuItem>
      {plan === 'ADMIN' && (
        <MenuItem icon={<SealIcon />} link={<Link to="/admin" />}>
          Administration
        </MenuItem>
      )}
    </>
  );
}
