import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReadMarker } from './read-marker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function open(may = true) {
  const send = vi.fn((_position: number) => Promise.resolve());
  return {
    send,
    marker: new ReadMarker({ send, may: () => may, every: 10_000 }),
    told: () => send.mock.calls.map(([position]) => position),
  };
}

describe('the mark of what was read', () => {
  it('is told at once, then once for all that comes within ten seconds', () => {
    const { marker, told } = open();
    for (const position of [5, 6, 7, 6]) marker.read(position);
    expect(told()).toEqual([5]);
    vi.advanceTimersByTime(10_000);
    expect(told()).toEqual([5, 7]);
    vi.advanceTimersByTime(60_000);
    expect(told()).toEqual([5, 7]);
    marker.read(8);
    expect(told()).toEqual([5, 7, 8]);
  });

  it('is not told by somebody whose session has ended', () => {
    const { marker, told } = open(false);
    marker.read(5);
    marker.stop();
    vi.advanceTimersByTime(60_000);
    expect(told()).toEqual([]);
  });

  it('is told when the table is left, and not again', () => {
    const { marker, told } = open();
    marker.read(5);
    marker.read(9);
    marker.stop();
    marker.stop();
    vi.advanceTimersByTime(60_000);
    expect(told()).toEqual([5, 9]);
  });

  it('is told with the next message when the server could not be reached', () => {
    const { marker, send, told } = open();
    send.mockRejectedValueOnce(new Error('offline'));
    marker.read(5);
    vi.advanceTimersByTime(10_000);
    marker.read(6);
    expect(told()).toEqual([5, 6]);
  });
});
