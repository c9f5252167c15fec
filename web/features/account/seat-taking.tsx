import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { useEffect, useRef } from 'react';
import { useTakeSeat } from './use-take-seat.ts';

interface SeatTakingProps {
  code: string;
  onTaken: (campaignId: string) => void;
}

/** Takes the seat of somebody who has just signed in for it. */
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
        <p className="mb-4 text-ink-soft">Taking your seat...</p>
        <SkeletonLines lines={4} />
      </div>
    );
  }
  return (
    <ErrorState titleAs="h1" title="The seat could not be taken" onRetry={() => void take()}>
      <p>{failure}</p>
    </ErrorState>
  );
}
