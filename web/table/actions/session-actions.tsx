import { CountMark } from '#web/ui/count-mark.tsx';
import { Menu } from '#web/ui/popups/menu.tsx';
import { ToolButton } from '#web/ui/buttons/tool-button.tsx';
import { lazyPart } from '#web/ui/router/lazy-part.tsx';
import { EllipsisVertical } from 'lucide-react';
import { closing } from './closing.tsx';
import { SessionDialogs } from './opened-dialog.tsx';
import type { ComponentProps } from 'react';

const SessionItems = lazyPart(() => import('./session-items.tsx'), 'SessionItems');

/** Fetches the items, and with them what most of them open. */
function fetchMenu(): Promise<boolean> {
  void SessionDialogs.preload();
  return SessionItems.preload();
}

/** What can be done about the table as a whole: the most wanted as buttons where there is room, the rest in a menu. */
export function SessionActions(props: ComponentProps<typeof SessionItems>) {
  const { rights, wide, waiting, onOpen } = props;
  return (
    <>
      {wide &&
        closing
          .filter(({ by }) => rights[by])
          .map(({ id, label, note, icon }) => (
            <ToolButton key={id} icon={icon} title={note} onClick={() => onOpen(id)}>
              {label}
            </ToolButton>
          ))}
      <Menu
        ahead={fetchMenu}
        trigger={
          <ToolButton icon={<EllipsisVertical aria-hidden />} aria-label={waiting > 0 ? `Table, ${waiting} waiting for a seat` : undefined}>
            Table
            <CountMark count={waiting} className="-top-1 -right-1 md:-top-2 md:-right-2" />
          </ToolButton>
        }
      >
        <SessionItems {...props} />
      </Menu>
    </>
  );
}
