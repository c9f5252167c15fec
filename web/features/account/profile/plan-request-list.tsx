import { planLabel } from '#domain/account/plan-label.ts';
import type { PlanRequest } from '#domain/account/plan-request.ts';
import { calls } from '#web/lib/api.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { dayOf } from '#web/ui/format/dates.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { requestStates } from './plan-text.ts';
import { reloadPlanRequests } from './use-plan-requests.ts';

/** What one has asked for and what became of it, newest first. */
export function PlanRequestList({ requests }: { requests: readonly PlanRequest[] }) {
  return (
    <ul aria-label="Your requests" className="flex flex-col divide-y divide-line border-y border-line">
      {requests.map((request) => (
        <RequestRow key={request.id} request={request} />
      ))}
    </ul>
  );
}

function RequestRow({ request }: { request: PlanRequest }) {
  const { label, tone } = requestStates[request.state];
  const withdraw = useMutation(
    calls.plans.withdraw.mutationOptions({
      onSuccess: () => notify.done('Request withdrawn'),
      onError: (error) => notify.refusal(error, { title: 'Error', sentence: 'The request could not be withdrawn. Please try again.' }),
      onSettled: reloadPlanRequests,
    }),
  );
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="font-semibold">Access as {planLabel(request.requestedPlan)}</p>
        <p className="text-note text-ink-soft">
          Asked for on <time dateTime={request.createdAt}>{dayOf(request.createdAt)}</time>
        </p>
        {request.reason !== null && <p className="mt-1.5 text-control whitespace-pre-wrap text-ink-soft">{request.reason}</p>}
        {request.answer !== null && (
          <blockquote className="mt-2 border-l-2 border-candle pl-3 font-book text-body whitespace-pre-wrap italic">
            {request.answer}
          </blockquote>
        )}
      </div>
      <Badge tone={tone}>{label}</Badge>
      {request.state === 'PENDING' && (
        <Button variant="outline" size="sm" busy={withdraw.isPending} onClick={() => withdraw.mutate({ requestId: request.id })}>
          Withdraw
        </Button>
      )}
    </li>
  );
}
