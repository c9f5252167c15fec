import { describe, expect, it } from 'vitest';
import { fewAtATime } from './few-at-a-time.ts';

describe('work, a few at a time', () => {
  it('waits for its turn, in order, also where work fails', async () => {
    const inTurn = fewAtATime(2);
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
