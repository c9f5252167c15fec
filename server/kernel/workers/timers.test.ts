import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { systemTimers } from './timers.ts';

describe('the clock of the system', () => {
  it('runs at once what waits for nothing', async () => {
    const order: string[] = [];
    await new Promise<void>((resolve) => {
      setTimeout(() => {
        setTimeout(() => resolve(void order.push('a millisecond')), 1);
        systemTimers.after(0, () => order.push('nothing'));
      }, 1);
    });
    expect(order).toEqual(['nothing', 'a millisecond']);
  });

  it.each([0, 1])('does not run after %i ms what is called off', async (milliseconds) => {
    const work = vi.fn<() => void>();
    systemTimers.after(milliseconds, work)();
    await pause(10);
    expect(work).not.toHaveBeenCalled();
  });
});
