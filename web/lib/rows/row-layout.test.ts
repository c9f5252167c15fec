import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layOut, placeFor, rowAt, shiftOf } from './row-layout.ts';

const heights = fc.dictionary(fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 400 }), { minKeys: 1, maxKeys: 30 });
const laid = (of: Record<string, number>, keys = Object.keys(of)) => layOut(keys, (key) => of[key] ?? 0, 24);

describe('rows below each other', () => {
  it('stand one after the other, and the row at a place is the one that covers it', () => {
    fc.assert(
      fc.property(heights, fc.nat({ max: 12_000 }), (of, place) => {
        const layout = laid(of);
        expect(layout.total).toBe(Object.values(of).reduce((sum, height) => sum + height, 48));
        const at = rowAt(layout, place);
        if (at > 0) expect(layout.starts[at]).toBeLessThanOrEqual(place);
        if (at < layout.keys.length - 1) expect(layout.starts[at + 1]).toBeGreaterThan(place);
      }),
    );
  });

  it('shift what is in sight by what was added or grew above it, and by nothing below', () => {
    const before = laid({ a: 100, b: 100, c: 100 });
    const place = 130;
    expect(shiftOf(before, laid({ x: 70, a: 100, b: 100, c: 100 }), place)).toBe(70);
    expect(shiftOf(before, laid({ a: 140, b: 100, c: 100 }), place)).toBe(40);
    expect(shiftOf(before, laid({ a: 100, b: 300, c: 100, d: 9 }), place)).toBe(0);
    expect(shiftOf(before, laid({ a: 100, c: 100 }), place)).toBeNull();
    expect(shiftOf(laid({}), before, place)).toBeNull();
  });

  it.each([
    { index: 5, align: 'center' as const, place: 0, seen: 524 - 150 + 50 },
    { index: 0, align: 'center' as const, place: 500, seen: 0 },
    { index: 9, align: 'center' as const, place: 0, seen: 748 },
    { index: 5, align: 'nearest' as const, place: 0, seen: 324 },
    { index: 5, align: 'nearest' as const, place: 600, seen: 524 },
    { index: 5, align: 'nearest' as const, place: 400, seen: 400 },
  ])('are brought into sight: row $index, $align, from $place', ({ index, align, place, seen }) => {
    const ten = laid(Object.fromEntries('abcdefghij'.split('').map((key) => [key, 100])));
    expect(placeFor(ten, index, { place, height: 300, align })).toBe(seen);
  });
});
