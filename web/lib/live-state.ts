import type { QueryKey } from '#web/lib/queries/query-key.ts';
import { calls, queryClient } from './api.ts';

/** Milliseconds for which an answer is taken as fresh where nothing says when it changes. */
const FRESH_MILLISECONDS = 15_000;

/** The tables that are followed: events bring what changes at them. */
const followed = new Set<string>();

const isAbout = (queryKey: QueryKey, campaignId: string) => JSON.stringify(queryKey).includes(campaignId);

/** What events bring as it changes; it is asked for on entry, and where events were missed. */
const liveKeys = () => [
  calls.combat.get.key(),
  calls.battleMaps.get.key(),
  calls.battleMaps.list.key(),
  calls.characters.list.key(),
  calls.characters.get.key(),
  calls.notes.list.key(),
  calls.notes.get.key(),
  calls.narrator.drafts.key(),
  calls.narrator.guidance.key(),
];

for (const queryKey of liveKeys())
  queryClient.setQueryDefaults(queryKey, {
    staleTime: ({ queryKey: key }) => ([...followed].some((campaignId) => isAbout(key, campaignId)) ? Infinity : FRESH_MILLISECONDS),
  });

/**
 * From now on events bring what changes at a table. What was loaded before `since` may have missed some and is asked for
 * anew. Returns how to stop.
 */
export function beginLive(campaignId: string, since: number): () => void {
  followed.add(campaignId);
  for (const queryKey of liveKeys())
    void queryClient.invalidateQueries(
      {
        queryKey,
        predicate: (query) =>
          isAbout(query.queryKey, campaignId) && query.state.dataUpdatedAt < since && query.state.fetchStatus === 'idle',
      },
      { cancelRefetch: false },
    );
  return () => void followed.delete(campaignId);
}

/** Whether events bring what changes at a table. */
export const isLive = (campaignId: string): boolean => followed.has(campaignId);

/**
 * Applies what an event says to an answer, and again once a loading in progress is over, whose answer may be older.
 * `apply` answers false where the event does not fit what is known: then it is asked for anew.
 */
export function applyState(queryKey: QueryKey, apply: () => boolean): void {
  const query = queryClient.find(queryKey);
  if (!query) return;
  const fits = apply();
  if (query.state.fetchStatus !== 'fetching') {
    if (!fits) void queryClient.invalidateQueries({ queryKey, exact: true });
    return;
  }
  const stop = queryClient.subscribe((each) => {
    if (each !== query || each.state.fetchStatus === 'fetching') return;
    stop();
    if (!apply()) void queryClient.invalidateQueries({ queryKey, exact: true });
  });
}
