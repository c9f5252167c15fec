import type { Person } from '#domain/account.ts';
import type { Campaign } from '#domain/campaign.ts';
import { AssistantButton } from '#web/features/assistant/assistant-button.tsx';
import { XCard } from '#web/features/safety/x-card.tsx';
import { useState } from 'react';
import type { Session } from './campaign-session-wiring.ts';
import { SessionActions } from './session-actions.tsx';
import type { SessionDialog } from './session-dialogs.tsx';
import type { TableRights } from './table-rights.ts';

interface TableToolsProps {
  campaign: Campaign;
  me: Person;
  session: Session;
  rights: TableRights;
  /** Whether there is room beside the story. */
  wide: boolean;
  /** Whether there is hardly room at all: the assistant goes into the menu. */
  narrow: boolean;
  /** How many wait for a seat. */
  waiting: number;
  onSearch: () => void;
  onOpen: (dialog: SessionDialog) => void;
}

/** What the header offers: the X-card for everybody, the assistant for those who lead, and what is done about the table. */
export function TableTools({ campaign, me, session, rights, narrow, ...rest }: TableToolsProps) {
  const [assisting, setAssisting] = useState(false);
  const { runs, assisted } = rights;
  const { id: campaignId, isTemplate, seat } = campaign;
  return (
    <>
      {seat !== null && <XCard campaignId={campaignId} personId={me.id} agrees={!isTemplate} />}
      {assisted && (
        <AssistantButton campaignId={campaignId} personId={me.id} open={assisting} onCopy={session.desk.give} onToggle={setAssisting} />
      )}
      <SessionActions runs={runs} {...rest} onAssistant={assisted && narrow ? () => setAssisting(true) : null} />
    </>
  );
}
