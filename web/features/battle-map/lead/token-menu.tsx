import { toolLook } from '#web/features/battle-map/tools/tool.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Menu, MenuItem } from '#web/ui/popups/menu.tsx';
import { Eraser, Shield, Swords, UserPlus, Users } from 'lucide-react';

interface TokenMenuProps {
  /** How many are not on the map yet. */
  heroes: number;
  fighters: number;
  isFighting: boolean;
  onHeroes: () => void;
  onFight: () => void;
  onSomebody: () => void;
  /** How many dead of fights that are over lie there. */
  bodies: number;
  onClearBodies: () => void;
}

/** Puts people on the map. */
export function TokenMenu({ heroes, fighters, isFighting, onHeroes, onFight, onSomebody, bodies, onClearBodies }: TokenMenuProps) {
  return (
    <Menu
      trigger={
        <Button size="sm" variant="quiet" className={toolLook} icon={<UserPlus aria-hidden />}>
          Add
        </Button>
      }
    >
      <MenuItem
        icon={<Shield aria-hidden />}
        disabled={heroes === 0}
        note={heroes === 0 ? 'All are on the map.' : null}
        onSelect={onHeroes}
      >
        Add heroes
      </MenuItem>
      <MenuItem
        icon={<Swords aria-hidden />}
        disabled={fighters === 0}
        note={!isFighting ? 'No fight is running.' : fighters === 0 ? 'All are on the map.' : null}
        onSelect={onFight}
      >
        Add the fight
      </MenuItem>
      <MenuItem icon={<Users aria-hidden />} onSelect={onSomebody}>
        Add somebody
      </MenuItem>
      <MenuItem
        icon={<Eraser aria-hidden />}
        disabled={bodies === 0}
        note={bodies === 0 ? 'Nobody lies here dead.' : null}
        onSelect={onClearBodies}
      >
        Clear away the dead
      </MenuItem>
    </Menu>
  );
}
