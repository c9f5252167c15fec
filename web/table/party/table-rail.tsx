import type { Campaign } from '#domain/campaign/campaign.ts';
import { PartyRail } from './party-rail.tsx';
import { partyOf } from '#web/table/session/party.ts';
import type { Hero, Heroes, Online } from '#web/table/session/party.ts';
import { useTurn } from '#web/features/turns/use-turn.ts';
import { useMemo } from 'react';
import { Portrait } from '#web/features/characters/portrait/portrait.tsx';
import type { Session } from '#web/table/session/campaign-session-wiring.ts';

const portrait = (hero: Hero) => <Portrait of={hero} className="size-full !rounded-none !border-0" />;

interface TableRailProps {
  campaign: Campaign;
  me: string;
  session: Session;
  online: Online | null;
  heroes: Heroes;
  /** How many wait for a seat. */
  waiting: number;
  onPeople: () => void;
  onHero: (characterId: string) => void;
}

/** The party at the table's edge, with the hands that are up. */
export function TableRail({ campaign, me, session, online, heroes, ...rest }: TableRailProps) {
  const { turn } = useTurn(session.turns);
  const party = useMemo(() => {
    const up = new Set((turn?.hands ?? []).filter((hand) => hand.up).map((hand) => hand.userId));
    return partyOf(campaign.participants, online, up, heroes);
  }, [campaign.participants, online, heroes, turn]);
  return <PartyRail party={party} count={campaign.participantCount} me={me} portrait={portrait} {...rest} />;
}
