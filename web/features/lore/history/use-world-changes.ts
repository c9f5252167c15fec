import { limits } from '#domain/limits/limits.ts';
import type { Change } from '#domain/world/lore/change.ts';
import { calls } from '#web/lib/api.ts';
import { useInfiniteQuery } from '#web/lib/queries/use-infinite-query.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useMemo } from 'react';
import { changeSteps } from './change-steps.ts';
import { useEntries } from '#web/features/lore/entry/use-lore.ts';

/** The changes of a world, page by page, with what each made of entries and tomes, and which of those stand or were deleted. */
export function useWorldChanges(worldId: string) {
  const history = useInfiniteQuery(
    calls.worlds.history.infiniteOptions({
      input: (before: number | undefined) => ({ worldId, before, limit: limits.worldChangesPerPage }),
      initialPageParam: undefined,
      getNextPageParam: (page: Change[]) => (page.length < limits.worldChangesPerPage ? undefined : page.at(-1)?.id),
    }),
  );
  const { data: entries } = useEntries(worldId);
  const { data: removed } = useQuery(calls.lore.list.queryOptions({ input: { worldId, removed: true } }));
  const { data: tomes } = useQuery(calls.tomes.list.queryOptions({ input: { worldId } }));
  return useMemo(() => {
    const current = new Map([...(entries ?? []), ...(tomes ?? [])].map((each): [string, object] => [each.id, each]));
    const deleted = new Map(removed?.map((each): [string, object] => [each.id, each]));
    const steps = changeSteps(history.data?.pages.flat() ?? [], (id) => ({ ...(current.get(id) ?? deleted.get(id)) }));
    const deletions = new Set(steps.filter(({ change }) => change.action === 'removed').map(({ change }) => change.id));
    const seen = new Set<string>();
    for (const { change } of steps) {
      // Only what was done last to something can be undone from here.
      if (!deleted.has(change.subjectId) || seen.has(change.subjectId)) deletions.delete(change.id);
      seen.add(change.subjectId);
    }
    return { history, steps, stands: (id: string) => current.has(id), canPutBack: (changeId: number) => deletions.has(changeId) };
  }, [entries, removed, tomes, history]);
}
