import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { keepPreviousData } from '#web/lib/queries/query-options.ts';
import { useInfiniteQuery } from '#web/lib/queries/use-infinite-query.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

/** A place in a campaign's past that somebody looks at. */
export interface Spot {
  position: number;
  /** The branch it is on, where that is not the one that is played. */
  branchId?: string;
  /** What it is called. */
  title: string;
  at: string;
}

/** A campaign's past, its moments page by page. */
export function usePast(campaignId: string) {
  const past = useInfiniteQuery(
    calls.history.list.infiniteOptions({
      input: (before: number | undefined) => ({ campaignId, before }),
      initialPageParam: undefined,
      getNextPageParam: (last) => (last.more ? last.moments.at(-1)?.position : undefined),
      placeholderData: keepPreviousData,
      // No event brings what was told since: it is asked for whenever the history is opened.
      staleTime: 0,
    }),
  );
  const first = past.data?.pages[0];
  return {
    ...past,
    checkpoints: first?.checkpoints ?? [],
    branches: first?.branches ?? [],
    moments: past.data?.pages.flatMap(({ moments }) => moments) ?? [],
  };
}

/** How things stood at a place in the past. */
export function useMoment(campaignId: string, { position, branchId }: Spot) {
  return useQuery(calls.history.at.queryOptions({ input: { campaignId, position, branchId } }));
}

/** Moving play to another place: back, onto a branch, or to a branch that was left. `onMoved` closes what is open. */
export function useMove(onMoved: () => void) {
  const notices = (title: string, sentence: string) => ({
    onSuccess: () => {
      notify.done(title, sentence);
      onMoved();
    },
    onError: (error: Error) => notify.refusal(error, { title: 'Error', sentence: 'Nothing was changed. Please try again.' }),
  });
  return {
    goBack: useMutation(calls.history.goBack.mutationOptions(notices('Went back', 'What came after is kept in the history.'))),
    branch: useMutation(calls.history.branch.mutationOptions(notices('Branch started', 'The branch you left is kept in the history.'))),
    play: useMutation(calls.history.play.mutationOptions(notices('Branch switched', 'The story continues where this branch was left.'))),
  };
}
