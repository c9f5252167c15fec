import type { Person } from '#domain/account/account.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { AssistantButton } from '#web/features/assistant/assistant-button.tsx';
import { useDraws } from '#web/features/drawings/use-draws.ts';
import { XCard } from '#web/features/safety/x-card.tsx';
import { ToolButton } from '#web/ui/buttons/tool-button.tsx';
import { UserPlus } from 'lucide-react';
import { SessionActions } from './session-actions.tsx';
import type { SessionDialog } from './session-dialogs.tsx';
import type { TableRights } from '#web/table/session/table-rights.ts';

interface TableToolsProps {
  campaign: Campaign;
  me: Person;
  rights: TableRights;
  /** Whether there is room beside the story. */
  wide: boolean;
  /** Whether there is hardly room at all: the assistant goes into the menu. */
  narrow: boolean;
  /** How many wait for a seat. */
  waiting: number;
  /** Whether the DM’s assistant is open. */
  assisting: boolean;
  onAssist: (open: boolean) => void;
  onSearch: () => void;
  onOpen: (dialog: SessionDialog) => void;
}

/** What the header offers: inviting until somebody has joined, the X-card, the assistant for those who lead, and what is done about the table. */
export function TableTools({ campaign, me, rights, narrow, assisting, onAssist, ...rest }: TableToolsProps) {
  const { hasAssistant } = rights;
  const { id: campaignId, isTemplate, seat } = campaign;
  const draws = useDraws(campaignId, rights.managesCampaign);
  // Afterwards the Table menu and People have it.
  const alone = campaign.participantCount <= 1;
  return (
    <>
      {alone && rights.shares && (
        <ToolButton icon={<UserPlus aria-hidden />} onClick={() => rest.onOpen('invite')}>
          Invite
        </ToolButton>
      )}
      {seat !== null && <XCard campaignId={campaignId} personId={me.id} editsSafety={!isTemplate} />}
      {hasAssistant && <AssistantButton open={assisting} onToggle={() => onAssist(!assisting)} />}
      <SessionActions
        rights={rights}
        isOwn={seat !== null && !isTemplate}
        draws={draws}
        {...rest}
        onAssistant={hasAssistant && narrow ? () => onAssist(true) : null}
      />
    </>
  );
}
