import type { Person } from '#domain/account/account.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { SessionHeader } from './session-header.tsx';
import type { Online } from '#web/table/session/party.ts';
import { AccountCorner } from '#web/app/account-corner.tsx';
import { MenuButton } from '#web/app/menu-button.tsx';
import type { SessionDialog } from '#web/table/actions/session-dialogs.tsx';
import type { TableRights } from '#web/table/session/table-rights.ts';
import { TableSound } from './table-sound.tsx';
import { TableTools } from '#web/table/actions/table-tools.tsx';

interface TableHeaderProps {
  campaign: Campaign;
  me: Person;
  rights: TableRights;
  online: Online | null;
  /** Whether there is room beside the story. */
  wide: boolean;
  /** Whether there is hardly room at all: the account goes into the drawer. */
  narrow: boolean;
  /** How many wait for a seat. */
  waiting: number;
  assisting: boolean;
  mapShown: boolean;
  onMap: () => void;
  onAssist: (open: boolean) => void;
  onSearch: () => void;
  onOpen: (dialog: SessionDialog) => void;
}

/** The header of a table with all it holds: the navigation, the facts, what can be done here, and the account. */
export function TableHeader({ online, mapShown, onMap, ...tools }: TableHeaderProps) {
  const { campaign, wide, narrow } = tools;
  return (
    <SessionHeader
      {...{ campaign, online, wide, mapShown, onMap }}
      menu={<MenuButton withAccount={narrow} className="!size-9 narrow:!size-11" />}
      actions={
        <>
          <TableSound campaignId={campaign.id} />
          <TableTools {...tools} />
        </>
      }
      corner={!narrow && <AccountCorner slim />}
    />
  );
}
