import { overlay } from '#web/lib/commands.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { savePreferences } from '#web/lib/session/preferences.ts';
import { refusalText } from '#web/lib/calls/refusal-text.ts';
import type { SignedInPerson } from '#web/lib/session/session.ts';
import { signOut } from '#web/lib/session/sign-out.ts';
import { SealIcon } from '#web/ui/icons/seal-icon.tsx';
import { MenuItem, MenuNote, MenuRule } from '#web/ui/popups/menu.tsx';
import { useTheme } from '#web/ui/theme.ts';
import { Link } from '#web/ui/router/link.tsx';
import { useRouter } from '#web/ui/router/router-view.tsx';
import { Keyboard, LogOut, Moon, Settings, Sun, UserRound, UsersRound } from 'lucide-react';

/** What the menu of an account has: whose it is, its places, the theme, and the way out. */
export function AccountItems({ person }: { person: SignedInPerson }) {
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
    <>
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
    </>
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
