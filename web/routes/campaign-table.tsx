import type { Person } from '#domain/account.ts';
import type { Campaign } from '#domain/campaign.ts';
import { limits } from '#domain/limits.ts';
import { AssistantButton } from '#web/features/assistant/assistant-button.tsx';
import { useSeatRequests } from '#web/features/people/use-people.ts';
import { XCard } from '#web/features/safety/x-card.tsx';
import { ConnectionBanner } from '#web/features/table/connection-banner.tsx';
import { SessionHeader } from '#web/features/table/session-header.tsx';
import { useAtLeast } from '#web/features/table/use-at-least.ts';
import { useRoomHeight } from '#web/features/table/use-room-height.ts';
import { useState } from 'react';
import { useCampaignSession } from './campaign-session-wiring.ts';
import { SessionActions } from './session-actions.tsx';
import { SessionDialogs } from './session-dialogs.tsx';
import type { SessionDialog } from './session-dialogs.tsx';
import { TableBody } from './table-body.tsx';
import { TableRail } from './table-rail.tsx';
import { tableRights } from './table-rights.ts';
import { TableTurn } from './table-turn.tsx';

/** The laid table: the party, the story with its composer, and what stands beside it. */
export function CampaignTable({ campaign, me }: { campaign: Campaign; me: Person }) {
  const { session, online, retry } = useCampaignSession(campaign.id, me);
  const [mapShown, setMapShown] = useState(false);
  const [dialog, setDialog] = useState<SessionDialog | null>(null);
  const wide = useAtLeast(limits.drawerBreakpoint);
  const withRail = useAtLeast(limits.mobileBreakpoint);
  const height = useRoomHeight();
  const rights = tableRights(campaign, me);
  const waiting = useSeatRequests(campaign.id, rights.runs).data?.length ?? 0;
  return (
    <div ref={height} className="flex min-h-[32rem] flex-col overflow-hidden pointer-coarse:min-h-0">
      <SessionHeader
        campaign={campaign}
        online={online}
        wide={wide}
        mapShown={mapShown}
        onMap={() => setMapShown(!mapShown)}
        actions={
          <>
            {campaign.seat !== null && <XCard campaignId={campaign.id} personId={me.id} agrees={!campaign.isTemplate} />}
            {rights.assisted && <AssistantButton campaignId={campaign.id} personId={me.id} onCopy={session.desk.give} />}
            <SessionActions runs={rights.runs} wide={wide} waiting={waiting} onOpen={setDialog} />
          </>
        }
      />
      <ConnectionBanner />
      <div className="flex min-h-0 flex-1">
        {withRail && <TableRail {...{ campaign, session, online }} me={me.id} onPeople={() => setDialog('people')} />}
        <TableBody {...{ campaign, me, session, rights, wide }} mapShown={mapShown && wide} onRetry={retry} />
      </div>
      <SessionDialogs
        open={dialog}
        {...{ campaign, online }}
        me={me.id}
        turn={<TableTurn {...{ campaign, session }} me={me.id} runs={rights.runs} />}
        onClose={() => setDialog(null)}
      />
    </div>
  );
}
