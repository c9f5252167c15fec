import { calls } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

/** Who waits for a seat at a campaign; asked only by those who answer. */
export function useSeatRequests(campaignId: string, answers: boolean) {
  return useQuery({ ...calls.campaigns.requests.queryOptions({ input: { campaignId } }), enabled: answers });
}
