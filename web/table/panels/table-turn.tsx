import type { Campaign } from '#domain/campaign/campaign.ts';
import { useStore } from '#web/lib/store/store.ts';
import { NotificationOffer } from '#web/features/notices/notification-offer.tsx';
import { OutcomeList } from '#web/features/turns/outcome-list.tsx';
import { TurnPanel } from '#web/features/turns/turn-panel.tsx';
import { PartyPlace } from './party-place.tsx';
import type { Session } from '#web/table/session/campaign-session-wiring.ts';
import { Suspense, lazy } from 'react';

const GuidancePanel = lazy(async () => ({ default: (await import('#web/features/narrator/guidance-panel.tsx')).GuidancePanel }));

interface TableTurnProps {
  campaign: Campaign;
  me: string;
  session: Session;
  managesCampaign: boolean;
}

/** The turn at length, with what became of the last actions. */
export function TableTurn({ campaign, me, session, managesCampaign }: TableTurnProps) {
  return (
    <div className="flex flex-col gap-4">
      <PartyPlace campaign={campaign} leads={managesCampaign && campaign.settings.narratorMode !== 'dm'} />
      <TurnPanel
        turns={session.turns}
        me={me}
        settings={campaign.settings}
        managesCampaign={managesCampaign}
        outcomes={<Outcomes room={session.room} />}
      />
      {managesCampaign && campaign.settings.narratorMode !== 'dm' && (
        <Suspense>
          <GuidancePanel campaignId={campaign.id} />
        </Suspense>
      )}
      <NotificationOffer personId={me} className="rounded-control border border-line p-3.5" />
    </div>
  );
}

/** What became of the last actions that the narrator has answered; nothing before there are any. */
function Outcomes({ room }: Pick<Session, 'room'>) {
  const answer = useStore(
    room.state,
    ({ transcript }) => transcript.messages.findLast(({ narration }) => (narration?.resolved.length ?? 0) > 0) ?? null,
  );
  if (answer?.narration == null) return null;
  return <OutcomeList resolved={answer.narration.resolved} rolls={answer.rolls} />;
}
