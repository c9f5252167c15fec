import { afterEach, describe, expect, it, vi } from 'vitest';
import { log } from '#server/kernel/log.ts';
import { manualTimers } from '#tests/support/manual-timers.ts';
import { repeat } from './repeat.ts';

afterEach(() => vi.restoreAllMocks());

/** A job whose runs end when the test says so. */
function slowJob(settings: { every: number; first?: number }) {
  const timers = manualTimers();
  const ends: (() => void)[] = [];
  const run = () => new Promise<void>((resolve) => ends.push(resolve));
  const job = repeat({ fault: 'It failed', run, ...settings }, timers);
  return { timers, job, begun: () => ends.length, end: (n: number) => ends[n]?.() };
}

describe('a job that is repeated', () => {
  it.each([
    [{ every: 100 }, [100]],
    [{ every: 100, first: 5 }, [5]],
    [{ every: 100, first: 0 }, [0]],
  ])('waits for its first run as %j says', (settings, expected) => {
    expect(slowJob(settings).timers.waits()).toEqual(expected);
  });

  it('has one run at a time, and the next one so long after its end', async () => {
    const { timers, begun, end } = slowJob({ every: 100 });
    await timers.pass(100);
    await timers.pass(1000);
    expect([begun(), timers.waits()]).toEqual([1, []]);
    end(0);
    await vi.waitFor(() => expect(timers.waits()).toEqual([100]));
  });

  it('runs sooner when it is woken, and never later', async () => {
    const { timers, job } = slowJob({ every: 100 });
    job.wake(500);
    expect(timers.waits()).toEqual([100]);
    job.wake(30);
    expect(timers.waits()).toEqual([30]);
    job.wake();
    expect(timers.waits()).toEqual([0]);
  });

  it('runs once more when it is woken during a run, however often', async () => {
    const { timers, job, begun, end } = slowJob({ every: 100, first: 0 });
    await timers.pass(0);
    job.wake(40);
    job.wake(20);
    job.wake();
    await timers.pass(5);
    expect(begun()).toBe(1);
    end(0);
    await vi.waitFor(() => expect(timers.waits()).toEqual([0]));
    await timers.pass(0);
    end(1);
    await vi.waitFor(() => expect(timers.waits()).toEqual([100]));
  });

  it.each([
    ['often', 100, [100, 200, 400, 800, 1600, 3000, 3000]],
    ['each second', 1000, [1000, 2000, 3000, 3000]],
    ['seldom', 5000, [5000, 5000, 5000]],
  ])('that fails for ever is tried again after growing waits, and logged: %s', async (_what, every, expected) => {
    const faults = vi.spyOn(log, 'fault').mockReturnValue();
    const timers = manualTimers();
    let broken = true;
    repeat({ fault: 'It failed', every, first: 0, run: async () => (broken ? Promise.reject(new Error('No.')) : undefined) }, timers);
    const waits: (number | undefined)[] = [];
    for (const _ of expected) {
      await timers.pass(timers.waits()[0] ?? 0);
      waits.push(timers.waits()[0]);
    }
    expect(waits).toEqual(expected);
    expect(faults).toHaveBeenCalledTimes(expected.length);
    expect(faults).toHaveBeenLastCalledWith('It failed', expect.any(Error), { failures: expected.length });
    // What works again comes as often as before.
    broken = false;
    await timers.pass(5000);
    expect(timers.waits()).toEqual([every]);
  });

  it('stops once the run that is under way has ended, and begins no more', async () => {
    const { timers, job, begun, end } = slowJob({ every: 100, first: 0 });
    await timers.pass(0);
    job.wake();
    let isStopped = false;
    const stopped = job.stop().then(() => (isStopped = true));
    await timers.pass(1000);
    expect([isStopped, begun()]).toEqual([false, 1]);
    end(0);
    await stopped;
    job.wake();
    expect(timers.waits()).toEqual([]);
  });

  it('stops at once between two runs', async () => {
    const { timers, job } = slowJob({ every: 100 });
    await job.stop();
    expect(timers.waits()).toEqual([]);
  });
});
