import { calls } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

/** The worlds to choose places and factions of, and the lore of the chosen one; nothing where somebody is not signed in. */
export function useWorldLore(isPerson: boolean, worldId: string | undefined) {
  const worlds = useQuery(calls.worlds.list.queryOptions({ input: { sort: 'name' }, enabled: isPerson }));
  const isKnown = worlds.data?.some(({ id }) => id === worldId) === true;
  const { data, isError, isPending, isFetching, refetch } = useQuery(
    calls.encounters.ofWorld.queryOptions({ input: { worldId: worldId ?? '' }, enabled: isKnown }),
  );
  return {
    worlds: worlds.data ?? [],
    worldId: isKnown ? worldId : undefined,
    lore: isKnown ? (data?.lore ?? []) : [],
    isLoading: isPending && isFetching,
    isFailed: isError || worlds.isError,
    retry: () => {
      void worlds.refetch();
      void refetch();
    },
  };
}

export type WorldLore = ReturnType<typeof useWorldLore>;
