import type { Around } from '#contract/play/combat-shapes.ts';
import { calls } from '#web/lib/api.ts';
import { useStore } from '#web/lib/store/store.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useEffect } from 'react';
import { mapped, noteBattleMap } from './mapped.ts';

/** Where others stand from somebody of a fight, as the battle map that is shown tells it. */
export type Stand = Around['stands'][number];

/** Whether a table has a battle map, as far as this page knows. */
export function useMayHaveMap(campaignId: string): boolean {
  return useStore(mapped, (all) => all[campaignId] !== false);
}

/** What a battle map tells of a fight from where somebody stands; nothing where they stand on none. */
export function useAround(campaignId: string, actorId: string | null): Around | null {
  const hasMap = useStore(mapped, (all) => all[campaignId]);
  const { data } = useQuery(
    calls.combat.around.queryOptions({
      input: { campaignId, actorId: actorId ?? '' },
      enabled: actorId !== null && hasMap !== false,
      placeholderData: (kept) => kept,
    }),
  );
  const told = data === undefined || (data.hasMap && data.mapId === null) ? undefined : data.hasMap;
  useEffect(() => {
    // What an event has told meanwhile is newer than the answer.
    if (hasMap === undefined && told !== undefined) noteBattleMap(campaignId, told);
  }, [campaignId, hasMap, told]);
  return data?.mapId == null ? null : data;
}
