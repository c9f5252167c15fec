import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WindowedList } from './windowed-list.ts';
import type { WindowedRows } from './windowed-list.ts';

/** Heights of rows as they are drawn, where it is not the guess. */
let heights: Record<string, number> = {};
let resized: (target: Element) => void = () => undefined;

class Sizes implements ResizeObserver {
  constructor(told: ResizeObserverCallback) {
    resized = (target) =>
      told(
        [{ target, borderBoxSize: [], contentBoxSize: [], devicePixelContentBoxSize: [], contentRect: target.getBoundingClientRect() }],
        this,
      );
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

const sized = (element: HTMLElement, name: 'clientHeight' | 'offsetHeight', of: () => number) =>
  Object.defineProperty(element, name, { get: of, configurable: true });

/** A list in a window of 300 pixels, drawn anew until it rests. */
function setUp(count: number, setting: Partial<WindowedRows> = {}) {
  let isStale = false;
  const list = new WindowedList(0, 300, () => (isStale = true));
  const element = document.createElement('div');
  document.body.append(element);
  sized(element, 'clientHeight', () => 300);
  const nodes = new Map<string, { node: HTMLElement; leave: () => void }>();
  let rows: WindowedRows = {
    keys: Array.from({ length: count }, (_, index) => `row ${index}`),
    estimate: () => 100,
    padding: 0,
    overscan: 1,
    held: null,
    follows: false,
    ...setting,
  };
  const draw = (change: Partial<WindowedRows> = {}) => {
    rows = { ...rows, ...change };
    do {
      isStale = false;
      list.lay(rows);
      const drawn = new Map(list.drawn.map((row) => [row.key, row]));
      for (const [key, { leave }] of nodes) if (!drawn.has(key)) leave();
      for (const [key, { index }] of drawn) {
        const known = nodes.get(key);
        const node = known?.node ?? document.createElement('p');
        node.dataset['index'] = String(index);
        if (known) continue;
        sized(node, 'offsetHeight', () => heights[key] ?? 100);
        element.append(node);
        const stop = list.measure(node);
        nodes.set(key, { node, leave: () => (stop?.(), node.remove(), nodes.delete(key)) });
      }
      list.settle();
    } while (isStale);
  };
  list.follow(element);
  draw();
  const scroll = (place: number) => {
    element.scrollTop = place;
    element.dispatchEvent(new Event('scroll'));
    draw();
  };
  /** Where a row is seen in the window. */
  const seenAt = (key: string) => (list.drawn.find((row) => row.key === key)?.start ?? NaN) - element.scrollTop;
  const grow = (key: string, height: number) => {
    heights[key] = height;
    const { node } = nodes.get(key) ?? {};
    if (node) resized(node);
    draw();
  };
  return { list, element, draw, scroll, seenAt, grow, drawn: () => list.drawn.map(({ key }) => key) };
}

beforeEach(() => {
  heights = {};
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', Sizes);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('a long list', () => {
  it('draws the rows in sight, some around them, and the one that is held', () => {
    const { draw, drawn, scroll } = setUp(100);
    expect(drawn()).toEqual(['row 0', 'row 1', 'row 2', 'row 3', 'row 4']);
    draw({ held: 'row 0' });
    scroll(5000);
    expect(drawn()).toEqual(['row 0', 'row 49', 'row 50', 'row 51', 'row 52', 'row 53', 'row 54']);
  });

  it('keeps what is seen where it is when rows come before it, or are other than was guessed', () => {
    const { draw, scroll, seenAt, grow } = setUp(100);
    scroll(5020);
    expect(seenAt('row 50')).toBe(-20);
    draw({ keys: ['earlier', ...Array.from({ length: 100 }, (_, index) => `row ${index}`)] });
    expect(seenAt('row 50')).toBe(-20);
    heights['row 48'] = 180;
    scroll(4980);
    expect(seenAt('row 48')).toBe(20 - 100 + 0);
    grow('row 47', 250);
    expect(seenAt('row 48')).toBe(-80);
  });

  it('moves its rows, and not itself, while a finger moves it, and is put right once it rests', () => {
    const { element, draw, scroll, seenAt } = setUp(100);
    element.dispatchEvent(new Event('touchstart'));
    scroll(5000);
    draw({ keys: ['earlier', ...Array.from({ length: 100 }, (_, index) => `row ${index}`)] });
    expect([element.scrollTop, seenAt('row 50')]).toEqual([5000, 0]);
    vi.advanceTimersByTime(1000);
    expect(element.scrollTop).toBe(5000);
    element.dispatchEvent(new Event('touchend'));
    vi.advanceTimersByTime(1000);
    draw();
    expect([element.scrollTop, seenAt('row 50')]).toEqual([5100, 0]);
  });

  it('brings a row into sight whatever the rows around it turn out to be', () => {
    heights = { 'row 58': 300, 'row 59': 20, 'row 60': 140 };
    const { list, draw, seenAt } = setUp(100);
    list.scrollTo(60, 'center');
    draw();
    expect(seenAt('row 60')).toBe(80);
    list.scrollToEnd();
    draw();
    expect(seenAt('row 99')).toBe(200);
  });

  it('gives an aim up that it cannot reach', () => {
    const { list, element, draw } = setUp(100);
    Object.defineProperty(element, 'scrollTop', { get: () => 0, set() {} });
    list.scrollToEnd();
    draw();
    expect(list.place).toBe(0);
  });

  it('leaves its place to whoever keeps the end in sight, and its heights while it is not shown', () => {
    const { element, draw, grow, list } = setUp(100, { follows: true });
    draw({ keys: ['earlier', ...Array.from({ length: 100 }, (_, index) => `row ${index}`)] });
    expect(element.scrollTop).toBe(0);
    sized(element, 'clientHeight', () => 0);
    grow('row 0', 0);
    expect(list.total).toBe(10_100);
  });
});
