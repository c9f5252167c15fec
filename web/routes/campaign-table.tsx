import type { Person } from '#domain/account.ts';
import type { Campaign } from '#domain/campaign.ts';
import { limits } from '#domain/limits.ts';
import { policies } from '#domain/policies.ts';
import { useNarrator } from '#web/features/narrator/use-narrator.ts';
import { ConnectionBanner } from '#web/features/table/connection-banner.tsx';
import { PartyRail } from '#web/features/table/party-rail.tsx';
import type { Online } from '#web/features/table/party.ts';
import { partyOf } from '#web/features/table/party.ts';
import { PocketTabs } from '#web/features/table/pocket-tabs.tsx';
import { SessionHeader } from '#web/features/table/session-header.tsx';
import { SidePanel } from '#web/features/table/side-panel.tsx';
import { useAtLeast } from '#web/features/table/use-at-least.ts';
import { useRoomHeight } from '#web/features/table/use-room-height.ts';
import { WorldMap } from '#web/features/table/world-map.tsx';
import { TurnPanel } from '#web/features/turns/turn-panel.tsx';
import { TurnStrip } from '#web/features/turns/turn-strip.tsx';
import { useTurn } from '#web/features/turns/use-turn.ts';
import { useMemo, useState } from 'react';
import type { Session } from './campaign-session-wiring.ts';
import { useCampaignSession } from './campaign-session-wiring.ts';
import { CampaignStory } from './campaign-story.tsx';
import { InviteButton } from './invite-button.tsx';
import { CampaignWriting } from './campaign-writing.tsx';

/** The laid table: the party, the story with its composer, and what stands beside it. */
export function CampaignTable({ campaign, me }: { campaign: Campaign; me: Person }) {
  const { session, online, retry } = useCampaignSession(campaign.id, me);
  const [mapShown, setMapShown] = useState(false);
  const wide = useAtLeast(limits.drawerBreakpoint);
  const withRail = useAtLeast(limits.mobileBreakpoint);
  const height = useRoomHeight();
  const { isOwner, isTemplate } = campaign;
  const standing = { isTemplate, seat: isOwner ? 'owner' : 'player' } as const;
  const mayEnd = policies['turns.forceEnd'](me, standing) === true;
  const mayStop = policies['narrator.stop'](me, standing) === true;
  const mayInvite = policies['invitations.createForCampaign'](me, standing) === true;
  const { speakingId, awaited } = useNarrator(session.ear);
  const strip = <TurnStrip keeper={session.turns} me={me} mayEnd={mayEnd} narrating={speakingId !== null || awaited} alone={!wide} />;
  const story = <CampaignStory campaign={campaign} me={me.id} session={session} mayStop={mayStop} onRetry={retry} />;
  const writing = <CampaignWriting campaign={campaign} me={me.id} session={session} strip={strip} />;
  const map = (
    <div role="region" aria-label="World Map" tabIndex={0} className="min-h-0 flex-1 overflow-y-auto p-6 focus-visible:-outline-offset-2">
      <WorldMap worldName={campaign.worldName} mapUrl={campaign.mapUrl} />
    </div>
  );
  return (
    <div ref={height} className="flex min-h-[32rem] flex-col overflow-hidden pointer-coarse:min-h-0">
      <SessionHeader
        campaign={campaign}
        online={online}
        wide={wide}
        mapShown={mapShown}
        onMap={() => setMapShown(!mapShown)}
        actions={mayInvite && <InviteButton campaign={campaign} />}
      />
      <ConnectionBanner />
      <div className="flex min-h-0 flex-1">
        {withRail && <Rail campaign={campaign} me={me.id} session={session} online={online} />}
        {wide ? (
          <>
            <div className="flex min-w-0 flex-1 flex-col">
              {mapShown ? map : story}
              {writing}
            </div>
            <SidePanel campaign={campaign} turn={<TurnPanel keeper={session.turns} me={me.id} />} />
          </>
        ) : (
          <PocketTabs
            campaign={campaign}
            chat={
              <>
                {story}
                {writing}
              </>
            }
          />
        )}
      </div>
    </div>
  );
}

function Rail({ campaign, me, session, online }: { campaign: Campaign; me: string; session: Session; online: Online | null }) {
  const { turn } = useTurn(session.turns);
  const party = useMemo(() => {
    const up = new Set((turn?.hands ?? []).filter((hand) => hand.up).map((hand) => hand.userId));
    return partyOf(campaign.participants, online, up);
  }, [campaign.participants, online, turn]);
  return <PartyRail party={party} me={me} />;
}
