import type { Heroes } from './party.ts';
import { calls } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useMemo } from 'react';

/** Whom everybody at a table plays, and how they are. Nobody, while that is not known. */
export function useHeroes(campaignId: string): Heroes {
  const { data } = useQuery(calls.characters.list.queryOptions({ input: { campaignId } }));
  return useMemo(() => new Map((data ?? []).toReversed().map((card) => [card.userId, card])), [data]);
}

/** The names of the heroes by the id of their player; the same map as long as the names are. */
export function useHeroNames(campaignId: string): ReadonlyMap<string, string> {
  const { data } = useQuery(
    calls.characters.list.queryOptions({
      input: { campaignId },
      select: (cards) => cards.map(({ userId, name }) => ({ userId, name })),
    }),
  );
  return useMemo(() => new Map((data ?? []).toReversed().map(({ userId, name }) => [userId, name])), [data]);
}

/** The hero that somebody plays; null without one, and while that is not known. */
export function useOwnHero(campaignId: string, userId: string): string | null {
  const { data } = useQuery(
    calls.characters.list.queryOptions({
      input: { campaignId },
      select: (cards) => cards.find((card) => card.userId === userId)?.id ?? null,
    }),
  );
  return data ?? null;
}
