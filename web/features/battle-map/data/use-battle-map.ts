import { calls } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

/** A battle map as one may see it: the one of an id, or the one that the table is shown. */
export function useBattleMap(campaignId: string, mapId: string | null, enabled = true) {
  return useQuery(calls.battleMaps.get.queryOptions({ input: battleMapInput(campaignId, mapId), enabled }));
}

/** What names a map in calls. */
export const battleMapInput = (campaignId: string, mapId: string | null) => (mapId === null ? { campaignId } : { campaignId, mapId });

/** The maps that those who lead choose from. */
export function useBattleMapList(campaignId: string, enabled: boolean) {
  return useQuery(calls.battleMaps.list.queryOptions({ input: { campaignId }, enabled }));
}
