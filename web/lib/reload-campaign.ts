import { calls, queryClient } from './api.ts';
import { isLive } from './live-state.ts';

/** Loads anew what one has just changed about a campaign: its lists, and unless events bring the rest as it changes, all of it. */
export function reloadCampaign(campaignId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: isLive(campaignId) ? calls.campaigns.list.key() : calls.campaigns.key() });
}
