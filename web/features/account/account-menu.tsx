import { notify } from '#web/lib/notify.tsx';
import { savePreferences } from '#web/lib/preferences.ts';
import { wordsOf } from '#web/lib/refusal-words.ts';
import type { SignedInPerson } from '#web/lib/session.ts';
import { signOut } from '#web/lib/sign-in.ts';
import { SealIcon } from '#web/ui/icons/seal-icon.tsx';
import { Menu, MenuItem, MenuNote, MenuRule } from '#web/ui/menu.tsx';
import { useTheme } from '#web/ui/theme.ts';
import { initialOf } from '#web/ui/token.tsx';
import { Link, useRouter } from '@tanstack/react-router';
import { LogOut, Moon, Settings, Sun, UserRound, UsersRound } from 'lucide-react';

/** The corner of the header for who is signed in. */
export function AccountMenu({ person }: { person: SignedInPerson }) {
  const router = useRouter();
  const theme = useTheme();

  async function leave() {
    try {
      await signOut('local');
      await router.navigate({ to: '/' });
    } catch (error) {
      notify.refusal(null, { title: 'Error signing out', sentence: wordsOf(error).sentence });
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
        <button type="button" className="flex min-h-11 items-center gap-3 rounded-full pl-3 hover:bg-ember-wash max-xl:pl-0">
          <span className="max-w-56 truncate text-control text-ink-soft max-xl:sr-only">{person.email}</span>
          <span className="sr-only">account menu</span>
          <span
            aria-hidden
            className="flex size-10 items-center justify-center overflow-hidden rounded-full bg-ember font-display text-body font-semibold text-on-ember"
          >
            {person.avatarUrl === null ? initialOf(person.email) : <img src={person.avatarUrl} alt="" className="size-full object-cover" />}
          </span>
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
        {theme === 'dark' ? 'Daylight' : 'Candlelight'}
      </MenuItem>
      <MenuRule />
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void leave()}>
        Sign Out
      </MenuItem>
    </Menu>
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
