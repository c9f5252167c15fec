import { calls } from '#web/lib/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useQuery } from '@tanstack/react-query';

/** Milliseconds that a count is believed: each reading leaves a line in the audit log. Answering a request reads anew. */
const PATIENCE = 5 * 60_000;

/** How many plan requests wait; nothing while none does or it is not known. */
export function WaitingCount() {
  const { data } = useQuery(
    calls.admin.planRequests.queryOptions({
      input: {},
      staleTime: PATIENCE,
      select: (all) => all.filter(({ state }) => state === 'PENDING').length,
    }),
  );
  if (data === undefined || data === 0) return null;
  return (
    <Badge tone="ember" className="figures">
      {data}
      <span className="sr-only">waiting</span>
    </Badge>
  );
}
