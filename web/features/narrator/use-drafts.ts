import { calls } from '#web/lib/api.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';

/** Replies that wait to be read, for those who lead the table; nobody else asks. */
export function useDrafts(campaignId: string, mayRead: boolean) {
  const { data } = useQuery({ ...calls.narrator.drafts.queryOptions({ input: { campaignId } }), enabled: mayRead });
  return mayRead ? (data?.drafts ?? []) : [];
}
