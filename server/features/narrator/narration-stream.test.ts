import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NarrationStream } from './narration-stream.ts';

const sent: [at: number, text: string][] = [];
const kernel = {
  hub: { signal: (_topic: string, event: unknown) => void sent.push([performance.now() - began, JSON.stringify(event)]) },
};
let began = 0;
let stream: NarrationStream;

beforeEach(() => {
  vi.useFakeTimers();
  began = performance.now();
  sent.length = 0;
  stream = new NarrationStream(kernel, { id: 'n1', campaignId: 'c1' }, false);
});
afterEach(() => {
  stream.finish();
  vi.useRealTimers();
});

/** Pushes texts, each so many milliseconds after the one before. */
function push(gap: number, texts: readonly string[]): void {
  for (const text of texts) {
    stream.push(text);
    vi.advanceTimersByTime(gap);
  }
}
const told = () => sent.map(([at, event]) => [at, JSON.parse(event).offset, JSON.parse(event).text]);

it('sends sentences that come one by one as they come, so that the time between them stays as it was', () => {
  push(50, ['One. ', 'Two. ', 'Three.']);
  expect(told()).toEqual([
    [0, 0, 'One. '],
    [50, 5, 'Two. '],
    [100, 10, 'Three.'],
  ]);
});

it('joins what comes close together into one signal, the first of it at once', () => {
  push(10, ['a', 'b', 'c', 'd', 'e', 'f']);
  vi.advanceTimersByTime(100);
  expect(told()).toEqual([
    [0, 0, 'a'],
    [40, 1, 'bcd'],
    [80, 4, 'ef'],
  ]);
});

it('tells from the beginning once all was taken back', () => {
  push(10, ['One. ']);
  stream.restart();
  stream.push('Two.');
  expect(told()).toEqual([
    [0, 0, 'One. '],
    [10, 0, ''],
    [10, 0, 'Two.'],
  ]);
});
