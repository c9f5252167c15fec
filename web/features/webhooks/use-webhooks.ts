import { calls, queryClient } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

/** The webhooks of a campaign; looked at again as long as something of them waits. */
export function useWebhooks(campaignId: string) {
  return useQuery(
    calls.webhooks.list.queryOptions({
      input: { campaignId },
      refetchInterval: ({ state }) =>
        state.data?.some(({ deliveries }) => deliveries.some((each) => each.state === 'waiting')) ? 2000 : false,
    }),
  );
}

/** Has the list be read anew. */
export function reloadWebhooks(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: calls.webhooks.list.key() });
}
