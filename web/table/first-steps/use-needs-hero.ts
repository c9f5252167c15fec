import type { Person } from '#domain/account/account.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { screenPolicies } from '#domain/permissions/screen-policies.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { campaignAccessOf } from '#domain/permissions/campaign-access.ts';
import { calls } from '#web/lib/api.ts';
import { writeStored, readStored } from '#web/lib/storage/use-session-storage.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';

export interface NeedsHero {
  /** Whether somebody who plays here has no hero and has not said "not now". */
  isAsked: boolean;
  /** Whether they had none when they came; null until it is known. */
  cameWithout: boolean | null;
  /** Whether this tab of the side panel asks for the hero. */
  isTabShown: (tab: string) => boolean;
  notNow: () => void;
}

/** Whether somebody plays at this table without a hero. Those who lead it are not asked. */
export function useNeedsHero(campaign: Campaign, me: Person): NeedsHero {
  const shelf = `hearthlore.no-hero-now/${me.id}/${campaign.id}`;
  const [later, setLater] = useState(() => readStored(sessionStorage, shelf, (value) => value === true) ?? false);
  const [cameWithout, setCameWithout] = useState<boolean | null>(null);
  const { data } = useQuery(calls.characters.list.queryOptions({ input: { campaignId: campaign.id } }));
  const plays =
    screenPolicies['characters.createQuick'](me, campaignAccessOf(campaign)) === true && !(isDm(campaign.seat) && !campaign.isTemplate);
  const without = data === undefined ? null : plays && !data.some(({ isMine }) => isMine);
  if (cameWithout === null && without !== null) setCameWithout(without);
  return {
    isAsked: without === true && !later,
    cameWithout,
    isTabShown: (tab) => (tab === '' ? cameWithout === true : tab === 'character'),
    notNow: () => {
      setLater(true);
      writeStored(sessionStorage, shelf, true);
    },
  };
}
