import type { DamagedPart } from '#domain/world/damaged-part.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';

/** The entries or tomes of a world that cannot be shown. */
export function useDamagedParts(worldId: string, kind: DamagedPart['kind']) {
  const { data = [], isError, refetch } = useQuery(calls.worlds.damaged.queryOptions({ input: { worldId } }));
  return { parts: data.filter((part) => part.kind === kind), isError, retry: () => void refetch() };
}

/** Brings a damaged entry or tome back as it last could be read. */
export function useMendPart(worldId: string) {
  return useMutation({
    mutationFn: ({ kind, id }: Pick<DamagedPart, 'kind' | 'id'>) => api.worlds.mend({ worldId, kind, id }),
    onSuccess: (_nothing, { kind }) =>
      notify.done('Brought back', `This ${kind} is shown again. Please look whether its details are right.`),
    onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'It could not be brought back. Please try again.' }),
    onSettled: () => {
      const { worlds, lore, tomes } = calls;
      const stale = [worlds.damaged, worlds.get, worlds.graph, worlds.timeline, worlds.history, lore, tomes];
      return Promise.all(stale.map((each) => queryClient.invalidateQueries({ queryKey: each.key() })));
    },
  });
}
