import { secondMilliseconds } from '#domain/limits/units.ts';
import { useEffect, useState } from 'react';

function secondsUntil(endsAt: string, most: number): number {
  // The clock of the browser may be wrong: no more is shown than there can be.
  const seconds = Math.ceil((Date.parse(endsAt) - Date.now()) / secondMilliseconds);
  return Math.min(most, Math.max(0, seconds));
}

/** The seconds until a moment, counted down from as many as there can be; null where there is none. */
export function useSecondsLeft(endsAt: string | null, most: number): number | null {
  const [, tick] = useState(0);
  useEffect(() => {
    if (endsAt === null) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), secondMilliseconds);
    return () => clearInterval(timer);
  }, [endsAt]);
  return endsAt === null ? null : secondsUntil(endsAt, most);
}
