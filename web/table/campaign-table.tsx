import type { Person } from '#domain/account/account.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { limits } from '#domain/limits/limits.ts';
import { useSeatRequests } from '#web/features/people/use-seat-requests.ts';
import { Announcements } from './session/announcements.tsx';
import { ConnectionBanner } from './session/connection-banner.tsx';
import { useAtLeast } from './layout/use-at-least.ts';
import { useRoomHeight } from './layout/use-room-height.ts';
import { Later } from '#web/lib/first-picture.tsx';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { chooseMapPlace } from '#web/features/battle-map/live/map-place.ts';
import { placing } from '#web/features/combat/around/placing.ts';
import { useStore } from '#web/lib/store/store.ts';
import type { ComponentProps } from 'react';
import { useCampaignSession } from './session/campaign-session-wiring.ts';
import { OpenedDialog } from './actions/opened-dialog.tsx';
import type { SessionDialog } from './actions/session-dialogs.tsx';
import { TableAssistant } from './table-assistant.tsx';
import { TableAttention } from './table-attention.tsx';
import { TableBody } from './table-body.tsx';
import { TableHeader } from './header/table-header.tsx';
import { TableRail } from './party/table-rail.tsx';
import { tableRights } from './session/table-rights.ts';
import { TableTurn } from './panels/table-turn.tsx';
import { useAssisting } from './use-assisting.ts';
import { useHeroes } from './session/use-heroes.ts';
import { useOpenedTab } from './use-opened-tab.ts';

const TableCommands = lazy(async () => ({ default: (await import('./actions/table-commands.tsx')).TableCommands }));

/** The laid table: the party, the story with its composer, and what stands beside it. */
export function CampaignTable({ campaign, me }: { campaign: Campaign; me: Person }) {
  const rights = tableRights(campaign, me);
  const { session, online, retry } = useCampaignSession(campaign.id, me, rights.leadsFights);
  const [dialog, setDialog] = useState<SessionDialog | null>(null);
  const wide = useAtLeast(limits.drawerBreakpoint);
  const withRail = useAtLeast(limits.mobileBreakpoint);
  const height = useRoomHeight();
  const opened = useOpenedTab(campaign.id, me.id);
  const { assisting, onAssist, tab, showHero } = useAssisting(opened.tab, opened.showHero);
  const { mapShown, searching, onMap, onSearch, toSearch } = useStoryPlace(wide, tab.choose);
  const heroes = useHeroes(campaign.id);
  const waiting = useSeatRequests(campaign.id, rights.managesCampaign).data?.length ?? 0;
  const assistant = (
    <TableAssistant campaignId={campaign.id} personId={me.id} onCopy={session.composer.give} onClose={() => onAssist(false)} />
  );
  return (
    <div ref={height} className="@container-[size]/table flex flex-col overflow-hidden">
      <TableAttention {...{ campaign, session }} me={me.id} mayPost={rights.mayRead} />
      <TableHeader
        {...{ campaign, me, rights, online, wide, waiting, assisting, mapShown, onMap, onAssist, onSearch: toSearch, onOpen: setDialog }}
        narrow={!withRail}
      />
      <ConnectionBanner />
      <Announcements announcer={session.announcer} />
      <Commands
        {...{ campaign, rights, heroes, wide, onMap, onSearch: toSearch, onHero: showHero, onTab: tab.choose, onOpen: setDialog }}
        me={me.id}
      />
      <div className="flex min-h-0 flex-1">
        {withRail && (
          <TableRail
            {...{ campaign, session, online, heroes, waiting, onHero: showHero }}
            me={me.id}
            onPeople={() => setDialog('people')}
          />
        )}
        <TableBody
          {...{ campaign, me, session, rights, wide, tab, searching, onSearch }}
          mapShown={mapShown && wide}
          assistant={assisting ? assistant : null}
          onOpen={setDialog}
          onRetry={retry}
        />
      </div>
      <OpenedDialog
        {...{ open: dialog, campaign, online, heroes, room: session.room }}
        me={me.id}
        turn={<TableTurn {...{ campaign, session }} me={me.id} managesCampaign={rights.managesCampaign} />}
        onHero={(characterId) => {
          setDialog(null);
          showHero(characterId);
        }}
        rights={rights}
        onOpen={setDialog}
        // One that gives way to another says late that it has closed.
        onClose={(which) => setDialog((now) => (now === which ? null : now))}
      />
    </div>
  );
}

function Commands(props: ComponentProps<typeof TableCommands>) {
  return (
    <Later>
      <Suspense>
        <TableCommands {...props} />
      </Suspense>
    </Later>
  );
}

/** The battle map comes into sight when an area is to be put on it; on a small screen the fight comes back afterwards. */
function usePlacingShown(wide: boolean, choose: (tab: string) => void, showMap: (shown: boolean) => void) {
  const isPlacing = useStore(placing, (waiting) => waiting !== null);
  const was = useRef(false);
  useEffect(() => {
    if (isPlacing === was.current) return;
    was.current = isPlacing;
    if (isPlacing) {
      chooseMapPlace('battle');
      if (wide) showMap(true);
    }
    if (!wide) choose(isPlacing ? 'world' : 'combat');
  }, [isPlacing, wide, choose, showMap]);
}

/** What stands in the place of the story, or above it: the map, the search. */
function useStoryPlace(wide: boolean, choose: (tab: string) => void) {
  const [mapShown, showMap] = useState(false);
  const [searching, onSearch] = useState(false);
  usePlacingShown(wide, choose, showMap);
  const toSearch = () => {
    showMap(false);
    if (!wide) choose('chat');
    onSearch(true);
  };
  return { mapShown, searching, onMap: () => showMap(!mapShown), onSearch, toSearch };
}
