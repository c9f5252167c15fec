import { isDm } from '#domain/campaign/seat.ts';
import type { Creature } from '#domain/encounter/creature.ts';
import { calls } from '#web/lib/api.ts';
import { useSession } from '#web/lib/session/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CreatureBrowser } from './creature-browser.tsx';
import { EncounterCard } from './encounter-card.tsx';
import { KeptEncounters } from './kept/kept-encounters.tsx';
import { useShelves } from './kept/use-shelves.ts';
import { PartyCard } from './party-card.tsx';
import { SuggestCard } from './suggest-card.tsx';
import { useCampaignSources } from './use-campaign-sources.ts';
import { useEncounter, useEncounterChoices } from './use-encounter.ts';
import { useWorldLore } from './use-world-lore.ts';

/** Draws the stat block of a creature, of the SRD or of a campaign’s own. */
export type DrawStatBlock = (creature: Creature, campaignId: string | null, onClose: () => void) => ReactNode;

/** Builds an encounter: for whom, of whom, how hard it is. The address holds all of it, so that a link shows the same. */
export function EncounterBuilder({ drawStatBlock }: { drawStatBlock: DrawStatBlock }) {
  const session = useSession();
  const { data, isError, refetch } = useQuery(calls.encounters.creatures.queryOptions({ input: {}, staleTime: Infinity }));
  if (isError)
    return (
      <ErrorState title="Error" onRetry={() => void refetch()}>
        The creatures could not be loaded. Please try again.
      </ErrorState>
    );
  if (!data || session.state === 'loading') return <Skeleton className="h-96 w-full" />;
  return <Building creatures={data} personId={session.person?.id ?? null} drawStatBlock={drawStatBlock} />;
}

interface BuildingProps {
  creatures: readonly Creature[];
  personId: string | null;
  drawStatBlock: DrawStatBlock;
}

function Building({ creatures, personId, drawStatBlock }: BuildingProps) {
  const isPerson = personId !== null;
  const { campaignId: wanted, worldId } = useEncounterChoices();
  const campaigns = useQuery(calls.campaigns.list.queryOptions({ input: {}, enabled: isPerson }));
  const led = (campaigns.data ?? []).filter(({ seat, isTemplate, privateRun }) => isDm(seat) && !isTemplate && privateRun === null);
  const campaign = led.find(({ id }) => id === wanted) ?? null;
  const [absent, setAbsent] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<Creature | null>(null);
  const sources = useCampaignSources(campaign?.id ?? null, absent);
  const all = [...sources.creatures, ...creatures];
  const world = useWorldLore(isPerson && campaign === null, worldId);
  const lore = campaign === null ? world.lore : sources.lore;
  const encounter = useEncounter({ creatures: all, heroLevels: sources.heroLevels, lore });
  const shelves = useShelves({ isPerson, campaignId: campaign?.id ?? null, sources, levels: encounter.levels });
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        {campaigns.isError && (
          <ErrorState title="Error" onRetry={() => void campaigns.refetch()}>
            Your campaigns could not be loaded.
          </ErrorState>
        )}
        {campaigns.isSuccess && wanted !== undefined && campaign === null && (
          <p role="status" className="text-control text-ink-soft">
            You do not lead this campaign. Say the levels by hand.
          </p>
        )}
        <PartyCard {...{ encounter, campaigns: led, campaign, sources, absent }} onAbsent={setAbsent} />
        <SuggestCard encounter={encounter} world={campaign === null ? world : null} lore={lore} />
      </div>
      <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-[calc(var(--header)+1rem)] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-var(--header)-2rem)] lg:overflow-y-auto">
        <EncounterCard encounter={encounter} campaign={campaign} heroes={sources.present} onOpen={setOpened} />
        <KeptEncounters key={campaign?.id} {...{ encounter, personId, shelves }} />
      </div>
      <CreatureBrowser creatures={all} encounter={encounter} onOpen={setOpened} />
      {opened && drawStatBlock(opened, campaign?.id ?? null, () => setOpened(null))}
    </div>
  );
}
