import { useMemo, useSyncExternalStore } from 'react';
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
  const clock = useMemo(() => countdown(turn, serverNow), [turn, serverNow]);
  const seconds = useSyncExternalStore(clock.subscribe, clock.seconds);
  return turn === null || seconds === null ? null : { seconds, left: candleLeft(turn, seconds) };
}

/** The seconds of a collection as they were when last looked at: two readings between looks agree. */
function countdown(turn: Turn | null, serverNow: () => Date) {
  const look = () => (turn === null ? null : secondsLeft(turn, serverNow()));
  let seconds = look();
  return {
    seconds: () => seconds,
    subscribe: (changed: () => void): (() => void) => {
      if (seconds === null) return () => undefined;
      const timer = setInterval(() => {
        seconds = look();
        changed();
      }, LOOK_MILLISECONDS);
      return () => clearInterval(timer);
    },
  };
}
