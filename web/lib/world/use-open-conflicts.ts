import type { OpenConflict } from '#domain/world/lore/change.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';

/** The open conflicts of a world, oldest first; nothing for those who do not build it. */
export function useOpenConflicts(worldId: string, builds: boolean): OpenConflict[] {
  const { data } = useQuery(calls.worlds.conflicts.queryOptions({ input: { worldId }, enabled: builds }));
  return builds ? (data ?? []) : [];
}

/** Loads the open conflicts of a world again. */
export function reloadConflicts(worldId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: calls.worlds.conflicts.key({ input: { worldId } }) });
}

/**
 * Resolves a conflict: `write` puts the chosen words in their place first, and nothing is put away when that fails. Words that
 * meet a newer conflict are kept by that one.
 */
export function useResolveConflict(worldId: string) {
  return useMutation({
    mutationFn: async ({ conflictId, write }: { conflictId: string; write?: (() => Promise<unknown>) | undefined }) => {
      await write?.();
      await api.worlds.resolveConflict({ worldId, conflictId });
    },
    onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'Failed to update world data.' }),
    onSettled: () => reloadConflicts(worldId),
  });
}
