import type { Around } from '#contract/play/combat-shapes.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { pageStore } from '#web/lib/store/page-store.ts';
import { useStore } from '#web/lib/store/store.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useEffect } from 'react';

/** Where others stand from somebody of a fight, as the battle map that is shown tells it. */
export type Stand = Around['stands'][number];

/** Tables of which this page knows whether they have a battle map. At those that have none nothing is asked, whatever happens in a fight. */
const mapped = pageStore<Readonly<Record<string, boolean>>>({});

/** Takes note that a table has a battle map, or that it has none. */
export function noteBattleMap(campaignId: string, has = true): void {
  if (mapped.get()[campaignId] !== has) mapped.set({ ...mapped.get(), [campaignId]: has });
}

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

/** Asks anew where people stand: somebody of the fight or of the map has changed. */
export function askAroundAgain(campaignId: string): void {
  void queryClient.invalidateQueries({ queryKey: calls.combat.around.key({ input: { campaignId } }) });
}
