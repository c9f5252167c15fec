import type { MonsterDetails } from '#domain/srd/monsters/monster-details.ts';
import { loadMonsterDetails } from '#domain/srd/monsters/load-details.ts';
import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import { entryIdOf } from '#domain/homebrew-id.ts';
import { calls } from '#web/lib/api.ts';
import { useContent } from '#web/lib/use-content.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

/** What a creature has and does. It is fetched with that of all creatures of its type, when the first of them is shown. */
export function useMonsterDetails({ id, type, name }: Pick<StatBlock, 'id' | 'type' | 'name'>): {
  /** Undefined until it is there. */
  details: MonsterDetails | undefined;
  failed: boolean;
  retry: () => void;
} {
  const { data, failed, retry } = useContent('monster-details', type, () => loadMonsterDetails(type));
  // A creature of the table's own may have the name of one of the SRD; what it does stands in its traits.
  const isOwn = entryIdOf(id) !== null;
  return { details: isOwn ? undefined : data?.get(name), failed: failed && !isOwn, retry };
}

/** The stat block with this id, as the server has it. */
export function useStatBlock(campaignId: string, id: string) {
  const { data, isPending, isError, refetch } = useQuery(
    calls.combat.findMonsters.queryOptions({ input: { campaignId, id }, staleTime: Infinity }),
  );
  return { block: data?.monsters.find((each) => each.id === id), isPending, isError, retry: () => void refetch() };
}

/** The stat block of a creature of the SRD, away from any table. */
export function useSrdBlock(id: string): ReturnType<typeof useStatBlock> {
  const { data, isPending, isError, refetch } = useQuery(
    calls.encounters.statBlock.queryOptions({ input: { creatureId: id }, staleTime: Infinity }),
  );
  return { block: data, isPending, isError, retry: () => void refetch() };
}
