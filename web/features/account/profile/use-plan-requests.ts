import { personTopic } from '#contract/realtime/topics.ts';
import { calls, queryClient } from '#web/lib/api.ts';
import { realtime } from '#web/lib/session/realtime.ts';
import { refreshSession } from '#web/lib/session/session.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useEffect } from 'react';

/** Loads the person's requests anew. */
export function reloadPlanRequests(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: calls.plans.mine.key() });
}

/** The person's own requests, newest first, kept up to date: an answer shows as soon as it is given, and so does its plan. */
export function usePlanRequests(userId: string) {
  useEffect(
    () =>
      realtime().subscribe(personTopic(userId), {
        onEvent: (event) => {
          if (event.type !== 'plans.changed') return;
          void reloadPlanRequests();
          void refreshSession();
        },
      }),
    [userId],
  );
  return useQuery(calls.plans.mine.queryOptions({ input: {} }));
}
