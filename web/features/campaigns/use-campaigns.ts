import { personTopic } from '#contract/realtime/topics.ts';
import { firstAnswers } from '#web/lib/calls/first-answers.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { realtime } from '#web/lib/session/realtime.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useEffect } from 'react';

/** Loads every list of campaigns anew. */
export function reloadCampaigns(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: calls.campaigns.key() });
}

/** Loads anew every list of campaigns that is as old as a moment. */
function reloadCampaignsOf(since: number): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: calls.campaigns.key(), predicate: ({ state }) => state.dataUpdatedAt === since });
}

/** The campaigns the signed-in person may enter, or their own that can be taken back, last active first. A failure is told once as a notice. */
export function useCampaigns(which: 'all' | 'deleted' = 'all') {
  const campaigns = useQuery(calls.campaigns.list.queryOptions({ input: which === 'all' ? {} : { which } }));
  const { error } = campaigns;
  useEffect(() => {
    if (error !== null) notify.refusal(error, { title: 'Error', sentence: 'Failed to load campaigns' });
  }, [error]);
  return campaigns;
}

/** Keeps the lists as they are for a person who is given a seat, or loses one, while they look; and tells what a DM has answered. */
export function useCampaignsLive(personId: string): void {
  useEffect(
    () =>
      realtime().subscribe(personTopic(personId), {
        onEvent: (event) => {
          if (event.type === 'campaigns.changed') void reloadCampaigns();
          if (event.type !== 'campaigns.answered') return;
          if (event.accepted) notify.done('You’re in', `${event.campaignName} is now among your campaigns.`);
          else notify.done('Seat request declined', `The Dungeon Master of ${event.campaignName} has declined.`);
        },
        // What the page brought along may be older than what is heard from now on.
        onSubscribed: () => void reloadCampaignsOf(firstAnswers.since),
        onMissed: () => void reloadCampaigns(),
      }),
    [personId],
  );
}
