import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { SkeletonLines } from '#web/ui/feedback/skeleton.tsx';
import { useEffect, useRef } from 'react';
import { useTakeSeat } from './use-take-seat.ts';
import type { Seat } from './use-take-seat.ts';

interface SeatTakingProps {
  code: string;
  onTaken: (seat: Seat) => void;
}

/** Takes the seat, or the place in a world, of somebody who has just signed in for it. */
export function SeatTaking({ code, onTaken }: SeatTakingProps) {
  const { busy, failure, take } = useTakeSeat(code, onTaken);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void take();
  });
  if (failure === null || busy) {
    return (
      <div role="status">
        <p className="mb-4 text-ink-soft">Following your invitation...</p>
        <SkeletonLines lines={4} />
      </div>
    );
  }
  return (
    <ErrorState titleAs="h1" title="The invitation could not be used" onRetry={() => void take()}>
      <p>{failure}</p>
    </ErrorState>
  );
}
