import type { Event } from '#contract/realtime/events.ts';
import { calls, queryClient } from '#web/lib/api.ts';

type Announced = Extract<Event, { type: 'tableLore.changed' }>;

/**
 * Asks anew for what shows an entry that has changed: how it stands depends on what of the world's lore each one may read.
 * The map is concerned only where an entry has come or gone, for a pin may lead to it.
 */
export function takeLoreChange({ campaignId, entryId, comes }: Announced): void {
  const { list, get, removed, history } = calls.tableLore;
  const input = { campaignId };
  // Links in other entries lead to it.
  const stale = [list.key({ input }), get.key({ input }), removed.key({ input }), history.key({ input: { campaignId, entryId } })];
  if (comes) stale.push(calls.maps.get.key({ input }));
  for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey });
}
