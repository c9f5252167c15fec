import type { Person } from '#domain/account.ts';
import type { Campaign } from '#domain/campaign.ts';
import { limits } from '#domain/limits.ts';
import { useSeatRequests } from '#web/features/people/use-people.ts';
import { ConnectionBanner } from '#web/features/table/connection-banner.tsx';
import { SessionHeader } from '#web/features/table/session-header.tsx';
import { useAtLeast } from '#web/features/table/use-at-least.ts';
import { useRoomHeight } from '#web/features/table/use-room-height.ts';
import { useState } from 'react';
import { useCampaignSession } from './campaign-session-wiring.ts';
import { SessionDialogs } from './session-dialogs.tsx';
import type { SessionDialog } from './session-dialogs.tsx';
import { TableBody } from './table-body.tsx';
import { TableRail } from './table-rail.tsx';
import { tableRights } from './table-rights.ts';
import { TableTools } from './table-tools.tsx';
import { TableTurn } from './table-turn.tsx';
import { useHeroes, useOpenedTab } from './use-opened-tab.ts';

/** The laid table: the party, the story with its composer, and what stands beside it. */
export function CampaignTable({ campaign, me }: { campaign: Campaign; me: Person }) {
  const { session, online, retry } = useCampaignSession(campaign.id, me);
  const [dialog, setDialog] = useState<SessionDialog | null>(null);
  const wide = useAtLeast(limits.drawerBreakpoint);
  const withRail = useAtLeast(limits.mobileBreakpoint);
  const height = useRoomHeight();
  const rights = tableRights(campaign, me);
  const { tab, showHero } = useOpenedTab(campaign.id, me.id);
  const { mapShown, searching, onMap, onSearch, toSearch } = useStoryPlace(wide, tab.choose);
  const heroes = useHeroes(campaign.id);
  const waiting = useSeatRequests(campaign.id, rights.runs).data?.length ?? 0;
  return (
    <div ref={height} className="flex min-h-[32rem] flex-col overflow-hidden pointer-coarse:min-h-0">
      <SessionHeader
        campaign={campaign}
        online={online}
        wide={wide}
        roomy={withRail}
        {...{ mapShown, onMap }}
        actions={
          <TableTools {...{ campaign, me, session, rights, wide, waiting }} narrow={!withRail} onSearch={toSearch} onOpen={setDialog} />
        }
      />
      <ConnectionBanner />
      <div className="flex min-h-0 flex-1">
        {withRail && (
          <TableRail
            {...{ campaign, session, online, heroes, waiting }}
            me={me.id}
            onPeople={() => setDialog('people')}
            onHero={showHero}
          />
        )}
        <TableBody {...{ campaign, me, session, rights, wide, tab, searching, onSearch }} mapShown={mapShown && wide} onRetry={retry} />
      </div>
      <SessionDialogs
        open={dialog}
        {...{ campaign, online, heroes }}
        me={me.id}
        turn={<TableTurn {...{ campaign, session }} me={me.id} runs={rights.runs} />}
        onHero={(characterId) => {
          setDialog(null);
          showHero(characterId);
        }}
        onClose={() => setDialog(null)}
      />
    </div>
  );
}

/** What stands in the place of the story, or above it: the map, the search. */
function useStoryPlace(wide: boolean, choose: (tab: string) => void) {
  const [mapShown, showMap] = useState(false);
  const [searching, onSearch] = useState(false);
  const toSearch = () => {
    showMap(false);
    if (!wide) choose('chat');
    onSearch(true);
  };
  return { mapShown, searching, onMap: () => showMap(!mapShown), onSearch, toSearch };
}
