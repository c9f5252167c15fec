import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Menu } from '#web/ui/popups/menu.tsx';
import { lazyPart } from '#web/ui/router/lazy-part.tsx';
import { EllipsisVertical } from 'lucide-react';
import type { ComponentProps } from 'react';

const CombatantItems = lazyPart(() => import('./combatant-items.tsx'), 'CombatantItems');

/** Everything the DM can do to one combatant. */
export function CombatantMenu(props: ComponentProps<typeof CombatantItems>) {
  return (
    <Menu
      ahead={CombatantItems.preload}
      trigger={
        <IconButton
          size="sm"
          label={`More for ${props.figure.name}`}
          icon={<EllipsisVertical aria-hidden />}
          className="!h-auto !min-h-7 !w-6"
        />
      }
    >
      <CombatantItems {...props} />
    </Menu>
  );
}
