import type { Generation } from '#domain/world/generation.ts';
import type { SeenEntry } from '#domain/world/lore/entry.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useEffect } from 'react';

/** The entries that stand in a world since it began to be written, in the order they came. */
export function useWrittenEntries(worldId: string, generation: Generation | undefined): SeenEntry[] {
  const state = generation?.state;
  const { data } = useQuery(
    calls.lore.list.queryOptions({ input: { worldId }, enabled: state !== undefined, refetchInterval: state === 'running' ? 1000 : false }),
  );
  // The last ones may have come after the last look.
  useEffect(() => {
    if (state !== 'running') void queryClient.invalidateQueries({ queryKey: calls.lore.list.key({ input: { worldId } }) });
  }, [state, worldId]);
  return (data ?? [])
    .filter(({ createdAt }) => generation !== undefined && createdAt >= generation.createdAt)
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
}
