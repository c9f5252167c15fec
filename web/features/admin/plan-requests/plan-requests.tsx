import type { PlanRequest } from '#domain/account/plan-request.ts';
import { calls } from '#web/lib/api.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '#web/features/admin/loaded.tsx';
import { PlanHistory } from './plan-history.tsx';
import { PlanRequestCard } from './plan-request-card.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { RowSkeletons } from '#web/features/admin/row-skeletons.tsx';
import { Section } from '#web/features/admin/section.tsx';

/** Who would like another plan, and what was answered. */
export function PlanRequests() {
  const requests = useQuery(calls.admin.planRequests.queryOptions({ input: {} }));
  const [review, setReview] = useState<{ request: PlanRequest; approve: boolean } | null>(null);
  return (
    <Section title="Plan requests" lead="People ask here to run campaigns of their own, or to play only. They read your answer.">
      <Loaded query={requests} skeleton={<RowSkeletons rows={3} />} failed="The plan requests could not be loaded">
        {(all) => (
          <>
            <Waiting
              requests={all.filter(({ state }) => state === 'PENDING')}
              now={requests.dataUpdatedAt}
              onReview={(request, approve) => setReview({ request, approve })}
            />
            <PlanHistory requests={all.filter(({ state }) => state !== 'PENDING')} />
          </>
        )}
      </Loaded>
      {review !== null && <ReviewDialog {...review} onClose={() => setReview(null)} />}
    </Section>
  );
}

interface WaitingProps {
  requests: readonly PlanRequest[];
  now: number;
  onReview: (request: PlanRequest, approve: boolean) => void;
}

function Waiting({ requests, now, onReview }: WaitingProps) {
  if (requests.length === 0) {
    return (
      <EmptyState art={<Inbox aria-hidden />} title="No request is waiting" titleAs="h2">
        <p>Plan requests appear here until you answer them.</p>
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <h2 className="font-display text-name font-semibold">
        {requests.length === 1 ? '1 request waits' : `${requests.length} requests wait`}
      </h2>
      <ul className="flex flex-col gap-4">
        {requests.map((request) => (
          <PlanRequestCard key={request.id} request={request} now={now} onReview={(approve) => onReview(request, approve)} />
        ))}
      </ul>
    </div>
  );
}
