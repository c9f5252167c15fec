import { api, calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';

const failed = { title: 'Error', sentence: 'The lore could not be changed. Please try again.' };

/** Asks anew for the campaign's lore, and for the map, whose pins lead to it. */
export function loreChanged(): Promise<unknown> {
  return Promise.all([calls.tableLore.key(), calls.maps.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Puts an entry back that was taken out, or earlier words in the place of those that stand there. */
export function useRestoreLore(campaignId: string) {
  return useMutation({
    mutationFn: ({ entryId, versionId }: { entryId: string; name: string; versionId?: number }) =>
      api.tableLore.restore({ campaignId, entryId, versionId }),
    onSuccess: async (_done, { name }) => {
      await loreChanged();
      notify.done(`“${name}” is back`);
    },
    onError: (error) => notify.refusal(error, failed),
  });
}

/** Takes an entry out of the campaign's own lore and offers to put it back. */
export function useRemoveLore(campaignId: string, onRemoved: () => void) {
  const restore = useRestoreLore(campaignId);
  return useMutation({
    mutationFn: ({ entryId }: { entryId: string; name: string; isVersion: boolean }) => api.tableLore.remove({ campaignId, entryId }),
    onSuccess: async (_done, { entryId, name, isVersion }) => {
      if (!isVersion) onRemoved();
      await loreChanged();
      const undo = { label: 'Undo', act: () => restore.mutate({ entryId, name }) };
      if (isVersion) notify.offer('Reset to the world’s version', 'Yours can be restored at any time.', undo);
      else notify.offer('Entry removed', `“${name}” can be restored at any time.`, undo);
    },
    onError: (error) => notify.refusal(error, failed),
  });
}
