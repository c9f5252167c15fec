import { seatNames } from '#domain/campaign/seat.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { dayOf } from '#web/ui/format/dates.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Token } from '#web/ui/token.tsx';
import { useId } from 'react';
import { useSeatRequests } from './use-seat-requests.ts';

interface RequestListProps {
  campaignId: string;
  /** Whether the person who looks answers requests. */
  answers: boolean;
  /** The request that is being answered. */
  busyId: string | null;
  onAnswer: (requestId: string, accept: boolean) => void;
}

/** Those who wait for a seat; nothing where nobody does. */
export function RequestList({ campaignId, answers, busyId, onAnswer }: RequestListProps) {
  const requests = useSeatRequests(campaignId, answers);
  const id = useId();
  if (requests.isError) {
    return (
      <ErrorState title="Error" onRetry={() => void requests.refetch()}>
        <p>The requests for seats could not be loaded.</p>
      </ErrorState>
    );
  }
  if (!answers || requests.data === undefined || requests.data.length === 0) return null;
  return (
    <section aria-labelledby={id} className="rounded-card border border-candle bg-candle-wash p-4 text-ink">
      <h3 id={id} className="text-control font-semibold">
        Seat requests
      </h3>
      <ul className="flex flex-col divide-y divide-line">
        {requests.data.map((request) => (
          <li key={request.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3 last:pb-0">
            <Token id={request.userId} name={request.name} image={request.avatarUrl ?? undefined} size="sm" />
            <p className="min-w-0 flex-[1_1_9rem] text-control">
              <span className="block font-semibold break-words">{request.name}</span>
              <span className="block text-note text-ink-soft">
                {seatNames[request.seat]} · asked <time dateTime={request.createdAt}>{dayOf(request.createdAt)}</time>
              </span>
            </p>
            <div className="flex gap-2">
              <Button
                size="sm"
                variant="outline"
                aria-label={`Decline ${request.name}`}
                busy={busyId === request.id}
                onClick={() => onAnswer(request.id, false)}
              >
                Decline
              </Button>
              <Button
                size="sm"
                aria-label={`Give ${request.name} a seat`}
                busy={busyId === request.id}
                onClick={() => onAnswer(request.id, true)}
              >
                Give a seat
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
