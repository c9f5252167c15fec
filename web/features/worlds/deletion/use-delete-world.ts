import { limits } from '#domain/limits/limits.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { reloadWorlds } from '#web/features/worlds/use-worlds.ts';

interface Deleting {
  /** The title of the notice where it did not work. */
  failure: 'Error deleting world' | 'Failed to delete world';
  onSettled: () => void;
  onDeleted?: (() => void) | undefined;
}

/** Deletes a world, says how it went and how to take it back, and reloads the lists. */
export function useDeleteWorld({ onSettled, onDeleted, failure }: Deleting) {
  return useMutation(
    calls.worlds.delete.mutationOptions({
      onSuccess: async () => {
        notify.done('World deleted', `You can restore it for ${limits.deletedWorldDays} days, under Recently deleted.`);
        onDeleted?.();
        await reloadWorlds();
      },
      onError: (error) => notify.refusal(error, { title: failure, sentence: 'Failed to delete the world. Please try again.' }),
      onSettled,
    }),
  );
}

/** Takes a deleted world back. */
export function useRestoreWorld() {
  return useMutation(
    calls.worlds.restore.mutationOptions({
      onSuccess: async (_done, { worldId }) => {
        notify.done('World restored', 'It is back in your library.');
        await queryClient.invalidateQueries({ queryKey: calls.worlds.get.key({ input: { worldId } }) });
      },
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The world could not be restored. Please try again.' }),
      onSettled: reloadWorlds,
    }),
  );
}
