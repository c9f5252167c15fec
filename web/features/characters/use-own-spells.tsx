import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { calls } from '#web/lib/api.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

/** Spells that the Dungeon Masters of a campaign wrote, to choose from beside those of the SRD. */
export interface OwnSpells {
  entries: readonly HomebrewEntry[];
  /** Says that they could not be fetched, where that is so. */
  complaint: ReactNode;
}

const none: readonly HomebrewEntry[] = [];

/** The spells of a campaign's homebrew; none while they are fetched. */
export function useOwnSpells(campaignId: string): OwnSpells {
  const { data, isError, refetch } = useQuery(calls.homebrew.list.queryOptions({ input: { campaignId } }));
  const entries = useMemo(() => data?.flatMap(({ entry }) => (entry.kind === 'spell' ? [entry] : [])) ?? none, [data]);
  return { entries, complaint: isError && <LoadFailed what="campaign’s own spells" onRetry={() => void refetch()} /> };
}
