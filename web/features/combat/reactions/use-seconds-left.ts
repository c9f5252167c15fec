import { limits } from '#domain/limits/limits.ts';
import { secondMilliseconds } from '#domain/limits/units.ts';
import { useEffect, useState } from 'react';

function secondsUntil(endsAt: string): number {
  // The clock of the browser may be wrong: no more is shown than there can be.
  const seconds = Math.ceil((Date.parse(endsAt) - Date.now()) / secondMilliseconds);
  return Math.min(limits.reactionSeconds, Math.max(0, seconds));
}

/** The seconds until a moment, counted down; null where there is none. */
export function useSecondsLeft(endsAt: string | null): number | null {
  const [, tick] = useState(0);
  useEffect(() => {
    if (endsAt === null) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), secondMilliseconds);
    return () => clearInterval(timer);
  }, [endsAt]);
  return endsAt === null ? null : secondsUntil(endsAt);
}
