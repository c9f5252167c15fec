import type { SeenEntry } from '#domain/world/lore/entry.ts';
import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import type { RefusalText } from '#web/lib/calls/refusal-text.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery, useQueryClient } from '#web/lib/queries/use-query.ts';
import { useMemo } from 'react';

/** The entries of a world that the person may read. */
export function useEntries(worldId: string) {
  return useQuery(calls.lore.list.queryOptions({ input: { worldId } }));
}

/** Names of the people of a world by their id. */
export function useNames(worldId: string, enabled: boolean): (id: string) => string | undefined {
  const { data } = useQuery(calls.worlds.members.queryOptions({ input: { worldId }, enabled }));
  return useMemo(() => {
    const names = new Map(data?.map(({ userId, name }) => [userId, name]));
    return (id) => names.get(id);
  }, [data]);
}

/** After a change of the lore: what was answered is shown at once, everything that tells of lore is asked for again. */
export function useNoteEntry(worldId: string) {
  const queries = useQueryClient();
  return async (entry: SeenEntry | null) => {
    if (entry !== null) {
      queries.setQueryData(calls.lore.list.queryKey({ input: { worldId } }), (known) => {
        if (known === undefined) return known;
        const at = known.findIndex(({ id }) => id === entry.id);
        if (entry.removedAt !== null) return known.filter(({ id }) => id !== entry.id);
        return at === -1 ? [...known, entry] : known.with(at, entry);
      });
      const { id: entryId } = entry;
      queries.setQueryData(calls.lore.get.queryKey({ input: { worldId, entryId } }), (known) => known && { ...known, entry });
    }
    const stale = [
      calls.lore.key(),
      calls.worlds.get.key(),
      calls.worlds.graph.key(),
      calls.worlds.timeline.key(),
      calls.worlds.history.key(),
    ];
    await Promise.all([...stale, calls.worlds.search.key()].map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}

const failed = (sentence: string): RefusalText => ({ title: 'Error', sentence });

/** Adds an entry. */
export function useAddEntry(worldId: string) {
  const note = useNoteEntry(worldId);
  return useMutation(
    calls.lore.add.mutationOptions({
      onSuccess: (entry) => void note(entry),
      onError: (error) => notify.refusal(error, failed('Failed to update world data.')),
    }),
  );
}

/** Puts a removed entry back, or an entry's fields to what they were before a change. */
export function useRestoreEntry(worldId: string) {
  const note = useNoteEntry(worldId);
  return useMutation(
    calls.lore.restore.mutationOptions({
      onSuccess: (entry) => {
        notify.done('Restored', `“${entry.name}” is restored.`);
        void note(entry);
      },
      onError: (error) => notify.refusal(error, failed('Failed to update world data.')),
    }),
  );
}

/** Removes an entry; the notice offers to put it back. */
export function useRemoveEntry(worldId: string) {
  const note = useNoteEntry(worldId);
  const { mutate: restore } = useRestoreEntry(worldId);
  const removal = useMutation(
    calls.lore.remove.mutationOptions({ onError: (error) => notify.refusal(error, failed('Failed to update world data.')) }),
  );
  return {
    isPending: removal.isPending,
    remove: (entry: SeenEntry, onRemoved?: () => void) => {
      const { id: entryId } = entry;
      removal.mutate(
        { worldId, entryId },
        {
          onSuccess: () => {
            onRemoved?.();
            void note({ ...entry, removedAt: entry.updatedAt });
            notify.offer('Deleted', `“${entry.name}” was deleted.`, {
              label: 'Undo',
              act: () => restore({ worldId, entryId }),
            });
          },
        },
      );
    },
  };
}
