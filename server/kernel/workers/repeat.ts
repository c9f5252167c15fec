import { serverLimits } from '#domain/limits/server-limits.ts';
import { log } from '#server/kernel/log.ts';
import { systemTimers } from './timers.ts';
import type { Timers } from './timers.ts';

/** Something that a server does again and again. */
interface Job {
  /** What the log says when a run fails. */
  fault: string;
  /** Milliseconds from the end of one run to the next. */
  every: number;
  /** Milliseconds until the first run, where that is not `every`. */
  first?: number;
  /** One run; `signal` is aborted when no more are begun, so that a long one may end early. */
  run: (signal: AbortSignal) => Promise<void>;
}

/** A job that is done again and again. */
export interface RepeatedJob {
  /** Has it run within so many milliseconds; asked during a run, it runs once more. */
  wake(within?: number): void;
  /** Begins no more runs. */
  hold(): void;
  /** Begins no more runs, and waits for the one that is under way. */
  stop(): Promise<void>;
}

/**
 * Does a job again and again, one run at a time. A run that fails is logged with the number of failures in a row, and tried
 * again after `every`, then after twice as long each time; what comes often is tried every three seconds at least.
 */
export function repeat({ fault, every, first = every, run }: Job, timers: Timers = systemTimers): RepeatedJob {
  const holding = new AbortController();
  let running: Promise<void> | null = null;
  let failures = 0;
  let next: { at: number; cancel: () => void } | null = null;
  /** When the next run is due that was asked for during this one. */
  let asked = Infinity;

  function schedule(wait: number): void {
    const at = timers.now() + wait;
    if (holding.signal.aborted || (next !== null && next.at <= at)) return;
    next?.cancel();
    next = { at, cancel: timers.after(wait, begin) };
  }

  function begin(): void {
    next = null;
    running = runOnce().finally(() => {
      running = null;
      const retry = failures === 0 ? every : Math.min(every * 2 ** (failures - 1), Math.max(every, serverLimits.jobRetryMilliseconds));
      const wait = Math.min(retry, asked - timers.now());
      asked = Infinity;
      schedule(Math.max(0, wait));
    });
  }

  async function runOnce(): Promise<void> {
    try {
      await run(holding.signal);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!holding.signal.aborted) log.fault(fault, error, { failures });
    }
  }

  function hold(): void {
    holding.abort();
    next?.cancel();
  }

  schedule(first);
  return {
    wake(within = 0) {
      if (running === null) schedule(within);
      else asked = Math.min(asked, timers.now() + within);
    },
    hold,
    stop: async () => {
      hold();
      await running;
    },
  };
}
