import { useCallback, useSyncExternalStore } from 'react';
import type { Turn } from '#domain/turn/turn.ts';
import { useStore } from '#web/lib/store/store.ts';
import type { TurnStore } from './turn-store.ts';
import { candleLeft, secondsLeft } from './turn-view.ts';

/** The clock is looked at this often; what shows changes once a second. */
const LOOK_MILLISECONDS = 200;

/** The turn as it shows, kept up to date. */
export function useTurn(turns: TurnStore) {
  return useStore(turns.state);
}

/** Seconds and candle of a collection on the server's clock, ticking every second; null while nothing is collected. */
export function useCountdown(turn: Turn | null, serverNow: () => Date): { seconds: number; left: number } | null {
  const runs = turn !== null && turn.endsAt !== null;
  const tick = useCallback(
    (changed: () => void) => {
      const timer = runs ? setInterval(changed, LOOK_MILLISECONDS) : undefined;
      return () => clearInterval(timer);
    },
    [runs],
  );
  const seconds = useSyncExternalStore(tick, () => (turn === null ? null : secondsLeft(turn, serverNow())));
  return turn === null || seconds === null ? null : { seconds, left: candleLeft(turn, seconds) };
}
