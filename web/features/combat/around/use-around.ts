import type { Around } from '#contract/play/combat-shapes.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { pageStore } from '#web/lib/store/page-store.ts';
import { useStore } from '#web/lib/store/store.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

/** Where others stand from somebody of a fight, as the battle map that is shown tells it. */
export type Stand = Around['stands'][number];

/** Tables whose battle map this page has opened or heard of: at others nothing is asked, whatever happens in a fight. */
const mapped = pageStore<readonly string[]>([]);

/** Takes note that a table has a battle map. */
export function noteBattleMap(campaignId: string): void {
  if (!mapped.get().includes(campaignId)) mapped.set([...mapped.get(), campaignId]);
}

/** What a battle map tells of a fight from where somebody stands; nothing where they stand on none. */
export function useAround(campaignId: string, actorId: string | null): Around | null {
  const isMapped = useStore(mapped, (all) => all.includes(campaignId));
  const { data } = useQuery(
    calls.combat.around.queryOptions({
      input: { campaignId, actorId: actorId ?? '' },
      enabled: actorId !== null && isMapped,
      placeholderData: (kept) => kept,
    }),
  );
  return data?.mapId == null ? null : data;
}

/** Asks anew where people stand: somebody of the fight or of the map has changed. */
export function askAroundAgain(campaignId: string): void {
  void queryClient.invalidateQueries({ queryKey: calls.combat.around.key({ input: { campaignId } }) });
}
