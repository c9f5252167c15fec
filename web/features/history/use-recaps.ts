import type { Recap } from '#domain/timeline/recap.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { recapsAfter } from './take-history-change.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

const queryOf = (campaignId: string) => calls.history.recaps.queryOptions({ input: { campaignId } });

/** What earlier sessions of a campaign were, as far as one may see it. */
export function useRecaps(campaignId: string) {
  return useQuery(queryOf(campaignId));
}

/** Puts a recap that was just answered in its place among the others. */
function take(campaignId: string, recap: Recap): void {
  queryClient.setQueryData(queryOf(campaignId).queryKey, (known) => recapsAfter(known ?? { recaps: [], damaged: [] }, recap));
}

/** Ends the session that is running. */
export function useEndSession(campaignId: string) {
  return useMutation(
    calls.history.endSession.mutationOptions({
      onSuccess: (recap) => take(campaignId, recap),
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The session could not be ended. Please try again.' }),
    }),
  );
}

/** Brings a damaged recap back as it last could be read. */
export function useMendRecap(campaignId: string) {
  return useMutation(
    calls.history.mendRecap.mutationOptions({
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The recap could not be brought back. Please try again.' }),
      onSettled: () => queryClient.invalidateQueries({ queryKey: queryOf(campaignId).queryKey }),
    }),
  );
}

interface Change {
  campaignId: string;
  recapId: string;
  text: string;
  version: number;
  /** Whether it is shown to the players then. */
  show: boolean;
}

/** Keeps the words of a recap, where they have changed, and shows it to the players when that is asked for. */
export function useKeepRecap(recap: Recap, onKept: () => void) {
  return useMutation({
    mutationFn: async ({ campaignId, recapId, text, version, show }: Change) => {
      let kept = recap;
      if (text !== recap.text || version !== recap.version) kept = await api.history.saveRecap({ campaignId, recapId, text, version });
      take(campaignId, kept);
      onKept();
      if (show) take(campaignId, await api.history.publishRecap({ campaignId, recapId, version: kept.version }));
    },
    onSuccess: (_, { show }) =>
      show ? notify.done('Recap published', 'The players find it in the story and when they come back.') : notify.done('Recap saved'),
    onError: (error, { campaignId }) => {
      notify.refusal(error, { title: 'Error', sentence: 'The recap could not be saved. Your text is still here.' });
      void queryClient.invalidateQueries({ queryKey: queryOf(campaignId).queryKey });
    },
  });
}
