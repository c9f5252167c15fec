import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AccessTokenKeeper } from './access-token.ts';
import type { AccessToken } from './access-token.ts';

const MINUTES = 60_000;
const over = new Error('over');

let answers: (AccessToken | Error)[] = [];
let asked: number[] = [];

function inMinutes(minutes: number): AccessToken {
  return { accessToken: `for ${minutes} min`, expiresAt: new Date(Date.now() + minutes * MINUTES).toISOString() };
}

function start() {
  const onRefreshed = vi.fn();
  const onOver = vi.fn();
  const began = Date.now();
  const keeper = new AccessTokenKeeper({
    ask: async () => {
      asked.push(Date.now() - began);
      const answer = answers.shift() ?? inMinutes(15);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    now: Date.now,
    isOver: (error) => error === over,
    onRefreshed,
    onOver,
  });
  keeper.start();
  return { keeper, onRefreshed, onOver };
}

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  asked = [];
});
afterEach(() => vi.useRealTimers());

describe('an access token', () => {
  it('is asked for at once and told', async () => {
    const { keeper, onRefreshed } = start();
    await vi.advanceTimersByTimeAsync(0);
    expect(keeper.current()?.accessToken).toBe('for 15 min');
    expect(onRefreshed).toHaveBeenCalledTimes(1);
  });

  it('is renewed at the first look with 90 s or less left, looking every 30 s', async () => {
    answers = [inMinutes(5)];
    const { onRefreshed } = start();
    await vi.advanceTimersByTimeAsync(209_999);
    expect(asked).toEqual([0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([0, 210_000]);
    expect(onRefreshed).toHaveBeenCalledTimes(2);
  });

  it('is tried for again after 200 ms, then twice as long each time, until the next look takes over', async () => {
    answers = Array.from({ length: 9 }, () => new Error('no network'));
    const { keeper } = start();
    await vi.advanceTimersByTimeAsync(29_999);
    expect(asked).toEqual([0, 200, 600, 1400, 3000, 6200, 12_600, 25_400]);
    await vi.advanceTimersByTimeAsync(400);
    expect(asked.slice(8)).toEqual([30_000, 30_200]);
    expect(keeper.current()?.accessToken).toBe('for 15 min');
  });

  it('is kept while renewing fails', async () => {
    const { keeper } = start();
    await vi.advanceTimersByTimeAsync(0);
    answers = [new Error('no network')];
    await vi.advanceTimersByTimeAsync(13.5 * MINUTES + 100);
    expect(asked).toHaveLength(2);
    expect(keeper.current()?.accessToken).toBe('for 15 min');
  });

  it('is given up when the session is over, without another try', async () => {
    answers = [over];
    const { onOver } = start();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toEqual([0]);
    expect(onOver).toHaveBeenCalledTimes(1);
  });

  it('is forgotten with the session, and an answer that comes later is not taken', async () => {
    const { keeper, onRefreshed } = start();
    keeper.stop();
    await vi.advanceTimersByTimeAsync(10 * MINUTES);
    expect(keeper.current()).toBeNull();
    expect(asked).toEqual([0]);
    expect(onRefreshed).not.toHaveBeenCalled();
  });

  it('is asked for anew by the next session, though the last one’s answer is still on its way', async () => {
    const { keeper, onRefreshed } = start();
    keeper.stop();
    keeper.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([0, 0]);
    expect(onRefreshed).toHaveBeenCalledTimes(1);
  });
});
