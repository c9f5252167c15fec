import type { TableHero } from '#contract/play/combat-shapes.ts';
import { calls } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

const nobody: readonly TableHero[] = [];

/** What a campaign adds to building an encounter; nothing without one. `absent` are heroes who do not take part. */
export function useCampaignSources(campaignId: string | null, absent: readonly string[]) {
  const about = { input: { campaignId: campaignId ?? '' }, enabled: campaignId !== null };
  const fight = useQuery(calls.combat.get.queryOptions(about));
  const own = useQuery(calls.encounters.ofCampaign.queryOptions(about));
  const heroes = fight.data?.heroes ?? nobody;
  const present = heroes.filter(({ id }) => !absent.includes(id));
  return {
    heroes,
    present,
    heroLevels: campaignId !== null && heroes.length > 0 ? present.map(({ level }) => level) : null,
    creatures: own.data?.creatures ?? [],
    lore: own.data?.lore ?? [],
    kept: own.data?.kept ?? [],
    isLoading: campaignId !== null && (fight.isPending || own.isPending),
    isFailed: fight.isError || own.isError,
    retry: () => {
      void fight.refetch();
      void own.refetch();
    },
  };
}

export type CampaignSources = ReturnType<typeof useCampaignSources>;
