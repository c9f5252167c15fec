import { calls, queryClient } from '#web/lib/api.ts';
import { useQuery } from '@tanstack/react-query';

/** Milliseconds between two looks at what became of a delivery that waits. */
const LOOK_MILLISECONDS = 2000;

/** The webhooks of a campaign; looked at again as long as something of them waits. */
export function useWebhooks(campaignId: string) {
  return useQuery(
    calls.webhooks.list.queryOptions({
      input: { campaignId },
      refetchInterval: ({ state }) =>
        state.data?.some(({ deliveries }) => deliveries.some((each) => each.state === 'waiting')) ? LOOK_MILLISECONDS : false,
    }),
  );
}

/** Has the list be read anew. */
export function reloadWebhooks(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: calls.webhooks.list.key() });
}
