import { calls, queryClient } from '#web/lib/api.ts';
import { applyState } from '#web/lib/live-state.ts';

/** Takes in what the narrator alone is told, as it stands now. */
export function takeGuidance(campaignId: string, guidance: { standing?: string; next?: string }): void {
  const queryKey = calls.narrator.guidance.queryKey({ input: { campaignId } });
  applyState(queryKey, () => {
    queryClient.setQueryData(queryKey, (known) => known && { ...known, ...guidance });
    return true;
  });
}
