import type { PlanRequest, PlanRequestState } from '#domain/account/plan-request.ts';
import { planLabel } from '#domain/account/plan-label.ts';
import { limits } from '#domain/limits/limits.ts';
import { Badge } from '#web/ui/badge.tsx';
import type { BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { DataTable } from '#web/ui/data-display/data-table.tsx';
import type { Column } from '#web/ui/data-display/data-table.tsx';
import { shortDayOf } from '#web/ui/format/dates.ts';
import { useState } from 'react';

const outcomes: Record<PlanRequestState, { label: string; tone: BadgeTone }> = {
  PENDING: { label: 'Waiting', tone: 'candle' },
  APPROVED: { label: 'Approved', tone: 'moss' },
  DECLINED: { label: 'Declined', tone: 'wine' },
  WITHDRAWN: { label: 'Withdrawn', tone: 'plain' },
};

const columns: Column<PlanRequest>[] = [
  {
    id: 'who',
    label: 'Person',
    className: 'md:w-1/3',
    cell: ({ userName, userEmail }) => (
      <span className="flex min-w-0 flex-col">
        <span className="font-semibold">{userName}</span>
        <span className="text-note text-ink-soft">{userEmail}</span>
      </span>
    ),
  },
  { id: 'plan', label: 'Asked for', cell: ({ requestedPlan }) => <span className="whitespace-nowrap">{planLabel(requestedPlan)}</span> },
  { id: 'state', label: 'Outcome', cell: ({ state }) => <Badge tone={outcomes[state].tone}>{outcomes[state].label}</Badge> },
  { id: 'answer', label: 'Answer', className: 'md:w-1/3', cell: ({ answer }) => <span className="text-ink-soft">{answer || 'None'}</span> },
  {
    id: 'when',
    label: 'When',
    figures: true,
    cell: ({ reviewedAt, createdAt }) => <time dateTime={reviewedAt ?? createdAt}>{shortDayOf(reviewedAt ?? createdAt)}</time>,
  },
];

/** Answered requests, newest first. */
export function PlanHistory({ requests }: { requests: readonly PlanRequest[] }) {
  const [shown, setShown] = useState<number>(limits.planRequestsPerStep);
  if (requests.length === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      <h2 className="font-display text-name font-semibold">Answered before</h2>
      <DataTable caption="Answered requests" columns={columns} rows={requests.slice(0, shown)} keyOf={({ id }) => id} />
      {requests.length > shown && (
        <Button variant="outline" className="self-center" onClick={() => setShown(shown + limits.planRequestsPerStep)}>
          Show more
        </Button>
      )}
    </div>
  );
}
