import { describe, expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

describe('limited concurrency', () => {
  it('runs waiting tasks in order, also after one that failed', async () => {
    const inTurn = limitConcurrency(2);
    const running = new Set<number>();
    const begun: number[] = [];
    let most = 0;
    const works = [1, 2, 3, 4, 5].map((n) =>
      inTurn(async () => {
        begun.push(n);
        running.add(n);
        most = Math.max(most, running.size);
        await new Promise((resolve) => setImmediate(resolve));
        running.delete(n);
        if (n === 2) throw new Error('Two failed.');
        return n;
      }),
    );
    const outcomes = await Promise.allSettled(works);
    expect(outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : String(outcome.reason)))).toEqual([
      1,
      'Error: Two failed.',
      3,
      4,
      5,
    ]);
    expect([most, begun]).toEqual([2, [1, 2, 3, 4, 5]]);
    expect(await inTurn(async () => 6)).toBe(6);
  });
});
