import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Event } from '#contract/realtime/events.ts';
import type { Narration } from '#contract/play/narrator-shapes.ts';
import { NarrationStore } from './narration-store.ts';
import type { CurrentCall } from './narration-store.ts';

const narration = (text: string): Narration => ({ id: 'n1', campaignId: 'c', cause: 'chat', cycle: null, text });
const began: Event = { type: 'narrator.began', narration: narration('') };
const closed = (intents: number): Event => ({
  type: 'turns.closed',
  campaignId: 'c',
  closed: { cycle: 1, by: 'time', intents: Array.from({ length: intents }, () => ({ userId: 'mira', name: 'Mira', text: 'I look.' })) },
});
const spoke = (offset: number, text: string) => ({ type: 'narrator.spoke', narrationId: 'n1', offset, text }) as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('listening to the narrator', () => {
  it('asks once for what it missed, however many words come after the gap', async () => {
    const current = vi.fn<CurrentCall>(async () => ({ speaking: narration('Rain falls on the'), waiting: 0, held: false }));
    const store = new NarrationStore('c', current);
    store.receive(began);
    store.hear(spoke(11, 'on '));
    store.hear(spoke(14, 'the'));
    await vi.advanceTimersByTimeAsync(150);
    store.hear(spoke(17, ' roof.'));
    expect(current).toHaveBeenCalledTimes(1);
    expect(store.state.get().speaking?.text).toBe('Rain falls on the roof.');
  });

  it('expects a reply after a collection with actions, and not after one without', () => {
    const store = new NarrationStore('c', async () => ({ speaking: null, waiting: 0, held: false }));
    store.receive(closed(0));
    expect(store.state.get().awaited).toBe(false);
    store.receive(closed(2));
    expect(store.state.get().awaited).toBe(true);
  });

  it('stops expecting when the server knows of no reply', async () => {
    const store = new NarrationStore('c', async () => ({ speaking: null, waiting: 0, held: false }));
    store.receive(closed(1));
    await vi.advanceTimersByTimeAsync(4200);
    expect(store.state.get().awaited).toBe(false);
  });

  it('goes on expecting while a reply waits behind another', async () => {
    const current = vi.fn<CurrentCall>(async () => ({ speaking: null, waiting: 1, held: false }));
    const store = new NarrationStore('c', current);
    store.receive(closed(1));
    await vi.advanceTimersByTimeAsync(8400);
    expect([store.state.get().awaited, current.mock.calls.length]).toEqual([true, 2]);
  });
});
