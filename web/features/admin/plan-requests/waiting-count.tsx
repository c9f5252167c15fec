import { calls } from '#web/lib/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';

/** How many plan requests or listings wait; nothing while none does or it is not known. */
export function WaitingCount({ what }: { what: 'planRequests' | 'listings' }) {
  const { data } = useQuery(calls.admin.waiting.queryOptions({ input: {}, select: (waiting) => waiting[what] }));
  if (data === undefined || data === 0) return null;
  return (
    <Badge tone="ember" className="figures">
      {data}
      <span className="sr-only">waiting</span>
    </Badge>
  );
}
