import { limits } from '#domain/limits/limits.ts';
import { calls } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

interface Wanted {
  /** What their names hold, or those of their characters; empty for everybody. */
  search: string;
  /** From 1. */
  page: number;
}

/** A page of those at a table, of whom the server names many at a time. The first of them are kept as events tell of them. */
export function useMembers(campaignId: string, count: number, { search, page }: Wanted) {
  const start = (page - 1) * limits.membersPerPage;
  const offset = start - (start % limits.seatsPerAnswer);
  const input = { campaignId, ...(search !== '' && { search }), ...(offset > 0 && { offset }) };
  const query = useQuery(calls.campaigns.members.queryOptions({ input }));
  const loaded = query.data?.length ?? 0;
  return {
    query,
    shown: query.data?.slice(start - offset, start - offset + limits.membersPerPage) ?? [],
    /** How many there are of those who are wanted, as far as that is known. */
    total: search === '' ? Math.max(count, offset + loaded) : offset + loaded,
    /** There may be more who are called that than were counted. */
    isCut: search !== '' && loaded === limits.seatsPerAnswer,
  };
}
