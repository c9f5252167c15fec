import { calls, queryClient } from '#web/lib/api.ts';
import { pageStore } from '#web/lib/store/page-store.ts';

/** Tables of which this page knows whether they have a battle map. At those that have none nothing is asked, whatever happens in a fight. */
export const mapped = pageStore<Readonly<Record<string, boolean>>>({});

/** Takes note that a table has a battle map, or that it has none. */
export function noteBattleMap(campaignId: string, has = true): void {
  if (mapped.get()[campaignId] !== has) mapped.set({ ...mapped.get(), [campaignId]: has });
}

/** Asks anew where people stand: somebody of the fight or of the map has changed. */
export function askAroundAgain(campaignId: string): void {
  void queryClient.invalidateQueries({ queryKey: calls.combat.around.key({ input: { campaignId } }) });
}
