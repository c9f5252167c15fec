import { api, calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useEffect } from 'react';

/** The tomes of a world, newest first. A failure is told once as a notice. */
export function useTomes(worldId: string) {
  const tomes = useQuery(calls.tomes.list.queryOptions({ input: { worldId } }));
  const { error } = tomes;
  useEffect(() => {
    if (error !== null) notify.refusal(error, { title: 'Failed to load tomes', sentence: 'Please try again.' });
  }, [error]);
  return tomes;
}

/** Loads the tomes of a world anew. */
export function reloadTomes(worldId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: calls.tomes.list.key({ input: { worldId } }) });
}

/** What was read of the documents of a world, newest first; only builders are told. */
export function useReadings(worldId: string, builds: boolean) {
  const { data } = useQuery(
    calls.generations.list.queryOptions({
      input: { worldId },
      enabled: builds,
      refetchInterval: ({ state }) => (state.data?.some((each) => each.kind === 'document' && each.state === 'running') ? 2000 : false),
    }),
  );
  return (data ?? []).filter(({ kind }) => kind === 'document');
}

/** Has the document of a tome read, and goes to the review of what is found. */
export function useReadTome(worldId: string, onReading: (generationId: string) => void) {
  return useMutation({
    mutationFn: (tomeId: string) => api.generations.read({ worldId, tomeId }),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: calls.generations.list.key({ input: { worldId } }) });
      onReading(id);
    },
    onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The document could not be read. Please try again.' }),
  });
}

/** Deletes a tome and its file. */
export function useDeleteTome(worldId: string, onDone: () => void) {
  return useMutation({
    mutationFn: (tomeId: string) => api.tomes.delete({ worldId, tomeId }),
    onSuccess: async () => {
      notify.done('Tome deleted successfully');
      onDone();
      await reloadTomes(worldId);
    },
    onError: (error) => notify.refusal(error, { title: 'Failed to delete tome', sentence: 'Please try again.' }),
  });
}
