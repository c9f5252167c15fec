import { calls } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

/** What waits for the person, and the last recaps of their tables; asked again whenever the tab comes back into view. */
export function useOverview() {
  return useQuery(calls.home.overview.queryOptions({ input: {}, refetchOnWindowFocus: 'always', refetchInterval: 60_000 }));
}
