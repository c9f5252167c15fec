import type { Campaign } from '#domain/campaign.ts';
import { PartyRail } from '#web/features/table/party-rail.tsx';
import { partyOf } from '#web/features/table/party.ts';
import type { Online } from '#web/features/table/party.ts';
import { useTurn } from '#web/features/turns/use-turn.ts';
import { useMemo } from 'react';
import type { Session } from './campaign-session-wiring.ts';

interface TableRailProps {
  campaign: Campaign;
  me: string;
  session: Session;
  online: Online | null;
  onPeople: () => void;
}

/** The party at the table's edge, with the hands that are up. */
export function TableRail({ campaign, me, session, online, onPeople }: TableRailProps) {
  const { turn } = useTurn(session.turns);
  const party = useMemo(() => {
    const up = new Set((turn?.hands ?? []).filter((hand) => hand.up).map((hand) => hand.userId));
    return partyOf(campaign.participants, online, up);
  }, [campaign.participants, online, turn]);
  return <PartyRail party={party} me={me} onPeople={onPeople} />;
}
