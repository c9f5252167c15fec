import type { Person } from '#domain/account.ts';
import { notify } from '#web/lib/notify.tsx';
import { signOut } from '#web/lib/session.ts';
import { Menu, MenuItem, MenuNote, MenuRule } from '#web/ui/menu.tsx';
import { chooseTheme, useTheme } from '#web/ui/theme.ts';
import { initialOf } from '#web/ui/token.tsx';
import { Link, useRouter } from '@tanstack/react-router';
import { LogOut, Moon, Sun, UserRound, UsersRound } from 'lucide-react';

/** The corner of the header for who is signed in. */
export function AccountMenu({ person }: { person: Pick<Person, 'email' | 'name'> }) {
  const router = useRouter();
  const theme = useTheme();

  async function leave() {
    try {
      await signOut();
      notify.done('Signed out', 'You have been signed out successfully.');
      await router.navigate({ to: '/' });
    } catch (error) {
      notify.refusal(error, { title: 'Error signing out', sentence: error instanceof Error ? error.message : '' });
    }
  }

  return (
    <Menu
      trigger={
        <button type="button" className="flex min-h-11 items-center gap-3 rounded-full pl-3 hover:bg-ember-wash max-xl:pl-0">
          <span className="max-w-56 truncate text-control text-ink-soft max-xl:sr-only">{person.email}</span>
          <span className="sr-only">account menu</span>
          <span
            aria-hidden
            className="flex size-10 items-center justify-center rounded-full bg-ember font-display text-body font-semibold text-on-ember"
          >
            {initialOf(person.email)}
          </span>
        </button>
      }
    >
      <MenuNote>
        <span className="block font-semibold text-ink">{person.name}</span>
        <span className="block max-w-64 truncate">{person.email}</span>
      </MenuNote>
      <MenuRule />
      <MenuItem icon={<UserRound aria-hidden />} link={<Link to="/account/profile" />}>
        Profile
      </MenuItem>
      <MenuItem icon={<UsersRound aria-hidden />} link={<Link to="/account/characters" />}>
        Characters
      </MenuItem>
      <MenuItem
        icon={theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
        onSelect={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
      >
        {theme === 'dark' ? 'Daylight' : 'Candlelight'}
      </MenuItem>
      <MenuRule />
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void leave()}>
        Sign Out
      </MenuItem>
    </Menu>
  );
}
