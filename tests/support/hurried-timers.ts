import type { Timers } from '#server/kernel/workers/index.ts';
import { systemTimers } from '#server/kernel/workers/index.ts';

/** A clock for which what is done again and again comes so many times sooner, for tests of what a job does and not of when it looks. */
export function hurriedTimers(times: number): Timers {
  return {
    now: () => systemTimers.now() * times,
    after: (milliseconds, work) => systemTimers.after(milliseconds / times, work),
  };
}
