import type { Event } from '#contract/realtime/events.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { afterOwnChanges } from '#web/lib/calls/after-own-changes.ts';
import { applyState } from '#web/lib/live-state.ts';
import { mapAfter } from './map-after.ts';

type Announced = Extract<Event, { type: 'maps.changed' }>;

/** Revisions that another one has followed: what an answer has told already is heard later. */
const outdated = new Set<string>();

/** Takes a change of the map into what is shown of it. While one's own change is on its way, after its answer: a stroke shows at once. */
export function takeMapChange({ campaignId, audience, change }: Announced, leads: boolean): void {
  if ((audience === 'dm') !== leads) return;
  if (change.kind === 'marked') outdated.add(change.after);
  afterOwnChanges(calls.maps.key(), () => {
    if (outdated.has(change.revision)) return;
    const queryKey = calls.maps.get.queryKey({ input: { campaignId } });
    applyState(queryKey, () => {
      const now = queryClient.getQueryData(queryKey);
      const after = now && mapAfter(now, change);
      if (after && after !== now) queryClient.setQueryData(queryKey, after);
      return after !== null;
    });
  });
}
