import type { PlanRequest } from '#domain/account/plan-request.ts';
import { planLabel } from '#domain/account/plan-label.ts';
import { agoOf } from '#web/ui/format/ago.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { momentOf } from '#web/ui/format/dates.ts';
import { ArrowRight } from 'lucide-react';
import { planTones } from '#web/features/admin/people/person-text.ts';

interface PlanRequestCardProps {
  request: PlanRequest;
  now: number;
  onReview: (approve: boolean) => void;
}

/** One request that waits. */
export function PlanRequestCard({ request, now, onReview }: PlanRequestCardProps) {
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 className="font-semibold">{request.userName}</h3>
          <p className="text-note text-ink-soft">{request.userEmail}</p>
        </div>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={planTones[request.currentPlan]}>{planLabel(request.currentPlan)}</Badge>
          <ArrowRight aria-hidden className="size-4 text-ink-faint" />
          <span className="sr-only">would like to be</span>
          <Badge tone={planTones[request.requestedPlan]}>{planLabel(request.requestedPlan)}</Badge>
        </p>
      </div>
      {request.reason === null || request.reason === '' ? (
        <p className="text-control text-ink-soft">No reason was given.</p>
      ) : (
        <blockquote className="max-w-[68ch] border-l-2 border-line pl-4 font-book whitespace-pre-wrap">{request.reason}</blockquote>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-note text-ink-faint">
          Asked{' '}
          <time dateTime={request.createdAt} title={momentOf(request.createdAt)}>
            {agoOf(request.createdAt, now)}
          </time>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" aria-label={`Decline the request of ${request.userName}`} onClick={() => onReview(false)}>
            Decline
          </Button>
          <Button variant="soft" aria-label={`Approve the request of ${request.userName}`} onClick={() => onReview(true)}>
            Approve
          </Button>
        </div>
      </div>
    </Card>
  );
}
