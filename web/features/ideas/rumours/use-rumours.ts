import { calls } from '#web/lib/api.ts';
import { newSeed } from '#web/lib/new-seed.ts';
import { useNavigate, useSearch, useSearchNow } from '#web/ui/router/router-view.tsx';
import { keepPreviousData } from '#web/lib/queries/query-options.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';
import { rumours } from '#web/features/ideas/idea-kinds.ts';

/** What rumours are drawn from: the lore of a world, or that of a campaign. */
export interface RumourSource {
  kind: 'world' | 'campaign';
  id: string;
  name: string;
}

/** The worlds and campaigns whose lore somebody reads, their own worlds first. */
function useSources() {
  const worlds = useQuery(calls.worlds.list.queryOptions({ input: { sort: 'name' } }));
  const campaigns = useQuery(calls.campaigns.list.queryOptions({ input: {} }));
  const own = worlds.data?.toSorted((one, other) => Number(other.isOwner) - Number(one.isOwner)) ?? [];
  const seated = campaigns.data?.filter(({ seat }) => seat !== null) ?? [];
  return {
    isFailed: worlds.isError || campaigns.isError,
    isLoading: worlds.isPending || campaigns.isPending,
    retry: () => {
      void worlds.refetch();
      void campaigns.refetch();
    },
    worlds: own.map(({ id, name }): RumourSource => ({ kind: 'world', id, name })),
    campaigns: seated.map(({ id, name }): RumourSource => ({ kind: 'campaign', id, name })),
  };
}

/** The rumours that the address asks for, and the ways to ask for others. */
export function useRumours() {
  const search = useSearch();
  const searchNow = useSearchNow();
  const navigate = useNavigate();
  const [first] = useState(newSeed);
  const sources = useSources();
  const all = [...sources.worlds, ...sources.campaigns];
  const wishAt = (at: typeof search) => ({
    source: all.find(({ kind, id }) => at[kind] === id) ?? all[0] ?? null,
    seed: at['seed'] ?? first,
    secrets: at['secrets'] === 'yes',
  });
  const { source, seed, secrets } = wishAt(search);
  const wish = { seed, secrets };
  const ofWorld = useQuery(
    calls.rumours.ofWorld.queryOptions({
      input: { worldId: source?.id ?? '', ...wish },
      enabled: source?.kind === 'world',
      placeholderData: keepPreviousData,
    }),
  );
  const ofCampaign = useQuery(
    calls.rumours.ofCampaign.queryOptions({
      input: { campaignId: source?.id ?? '', ...wish },
      enabled: source?.kind === 'campaign',
      placeholderData: keepPreviousData,
    }),
  );
  const { data, isError, refetch } = source?.kind === 'campaign' ? ofCampaign : ofWorld;
  const go = (change: Partial<{ source: RumourSource | null; seed: string; secrets: boolean }>) => {
    const next = { ...wishAt(searchNow()), ...change };
    void navigate({
      to: '/tools/generators',
      search: {
        kind: rumours,
        world: next.source?.kind === 'world' ? next.source.id : undefined,
        campaign: next.source?.kind === 'campaign' ? next.source.id : undefined,
        secrets: next.secrets ? 'yes' : undefined,
        seed: next.seed,
      },
      replace: true,
      resetScroll: false,
    });
  };
  return { sources, source, seed, secrets, drawn: data, isError, refetch, go };
}
