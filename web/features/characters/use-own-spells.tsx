import type { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { calls } from '#web/lib/api.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { useQuery } from '@tanstack/react-query';
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

/** Somebody with all that they could learn of the campaign's own, beside what they have. */
export function withOffered<User extends { homebrew: readonly HomebrewEntry[] }>(user: User, { entries }: Pick<OwnSpells, 'entries'>) {
  const others = entries.filter(({ id }) => !user.homebrew.some((each) => each.id === id));
  return { ...user, homebrew: [...user.homebrew, ...others] };
}
