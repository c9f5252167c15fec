import type { Draft } from '#contract/play/narrator-shapes.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { applyState } from '#web/lib/live-state.ts';

/** Takes a reply that waits to be read into the list of those, or with null out of it. */
export function takeDraft(campaignId: string, narrationId: string, draft: Draft | null): void {
  const queryKey = calls.narrator.drafts.queryKey({ input: { campaignId } });
  applyState(queryKey, () => {
    queryClient.setQueryData(
      queryKey,
      (known) => known && { drafts: [...known.drafts.filter(({ id }) => id !== narrationId), ...(draft ? [draft] : [])] },
    );
    return true;
  });
}
