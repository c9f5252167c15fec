import type { RandomTable } from '#domain/idea/random-table/random-table.ts';
import { rollTable } from '#domain/idea/random-table/roll-table.ts';
import { ideaOfRoll } from '#domain/idea/random-table/table-idea.ts';
import { api, calls, queryClient } from '#web/lib/api.ts';
import { newSeed } from '#web/lib/new-seed.ts';
import { resend } from '#web/lib/resend.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useNavigate, useSearch, useSearchNow } from '#web/ui/router/router-view.tsx';
import { useState } from 'react';
import { ownTables } from '#web/features/ideas/idea-kinds.ts';

const again = () => queryClient.invalidateQueries({ queryKey: calls.ownAssets.tables.key() });

/** Keeps a table in the account, in the place of the one with its id. */
export async function keepTable(table: RandomTable): Promise<void> {
  await resend(() => api.ownAssets.saveTable({ table }));
  await again();
}

/** Removes a table from the account. */
export async function removeTable({ id }: RandomTable): Promise<void> {
  await resend(() => api.ownAssets.remove({ kind: 'table', assetId: id }));
  await again();
}

/** The tables of somebody's account, the one that the address names, and what comes of a roll on it with the seed of the address. */
export function useTables() {
  const search = useSearch();
  const searchNow = useSearchNow();
  const navigate = useNavigate();
  const [first] = useState(newSeed);
  const { data, isError, refetch } = useQuery(calls.ownAssets.tables.queryOptions({ input: {} }));
  const table = data?.find(({ id }) => id === search['table']) ?? data?.[0] ?? null;
  const seed = search['seed'] ?? first;
  const byId = new Map((data ?? []).map((each) => [each.id, each]));
  const go = (change: Partial<{ table: string; seed: string }>) => {
    const now = searchNow();
    void navigate({
      to: '/tools/generators',
      search: { kind: ownTables, table: now['table'] ?? table?.id, seed: now['seed'] ?? first, ...change },
      replace: true,
      resetScroll: false,
    });
  };
  return {
    tables: data,
    isError,
    retry: () => void refetch(),
    table,
    seed,
    idea: table === null ? null : ideaOfRoll(table.name, rollTable(byId, table.id, seed)),
    go,
    another: () => go({ seed: newSeed() }),
  };
}
