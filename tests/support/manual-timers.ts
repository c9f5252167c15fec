import { setTimeout as pause } from 'node:timers/promises';
import type { Timers } from '#server/kernel/workers/index.ts';

/** A clock that stands still until time is passed by hand. */
export interface ManualTimers extends Timers {
  /** Lets so many milliseconds pass, and runs what has become due by then. */
  pass(milliseconds: number): Promise<void>;
  /** Milliseconds until each of those that wait, the nearest first. */
  waits(): number[];
}

export function manualTimers(): ManualTimers {
  let now = 0;
  const waiting = new Set<{ at: number; work: () => void }>();
  const inOrder = () => [...waiting].toSorted((one, other) => one.at - other.at);
  return {
    now: () => now,
    after(milliseconds, work) {
      const entry = { at: now + milliseconds, work };
      waiting.add(entry);
      return () => void waiting.delete(entry);
    },
    async pass(milliseconds) {
      now += milliseconds;
      for (const entry of inOrder()) {
        if (entry.at > now || !waiting.delete(entry)) continue;
        entry.work();
        // What a run that waits for nothing leads to.
        await pause(0);
      }
    },
    waits: () => inOrder().map(({ at }) => at - now),
  };
}
