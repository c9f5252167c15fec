import type { PersonLine } from '#contract/accounts/admin-shapes.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Menu, MenuItem, MenuRule } from '#web/ui/popups/menu.tsx';
import { Ellipsis, KeyRound, LogOut, ShieldBan, ShieldCheck, ShieldMinus, UserRoundCog } from 'lucide-react';

export type PersonAction = 'plan' | 'suspend' | 'signOut' | 'recover' | 'secondFactor';

interface PersonMenuProps {
  person: Pick<PersonLine, 'name' | 'suspendedAt' | 'twoFactor'>;
  onAction: (action: PersonAction) => void;
}

/** What may be done about one person; each opens a dialog that says what follows. */
export function PersonMenu({ person, onAction }: PersonMenuProps) {
  const suspended = person.suspendedAt !== null;
  return (
    <Menu trigger={<IconButton label={`Actions for ${person.name}`} icon={<Ellipsis aria-hidden />} />}>
      <MenuItem icon={<UserRoundCog aria-hidden />} onSelect={() => onAction('plan')}>
        Change plan
      </MenuItem>
      <MenuItem icon={<KeyRound aria-hidden />} onSelect={() => onAction('recover')}>
        Make a recovery link
      </MenuItem>
      {person.twoFactor && (
        <MenuItem icon={<ShieldMinus aria-hidden />} onSelect={() => onAction('secondFactor')}>
          Remove second factor
        </MenuItem>
      )}
      <MenuItem icon={<LogOut aria-hidden />} onSelect={() => onAction('signOut')}>
        Sign out everywhere
      </MenuItem>
      <MenuRule />
      <MenuItem
        danger={!suspended}
        icon={suspended ? <ShieldCheck aria-hidden /> : <ShieldBan aria-hidden />}
        onSelect={() => onAction('suspend')}
      >
        {suspended ? 'Let back in' : 'Suspend'}
      </MenuItem>
    </Menu>
  );
}
