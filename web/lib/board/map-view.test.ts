import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dragged, fitted, held, pinched, placeOf, pointAt, wholeMap, zoomed } from './map-view.ts';

const frame = { width: 800, height: 600 };
const whole = fitted({ width: 1600, height: 800 }, frame);
const part = fc.double({ min: 0, max: 1, noNaN: true });
const anyView = fc.record({ x: part, y: part, zoom: fc.double({ min: 1, max: 8, noNaN: true }) });
const apart = (one: { x: number; y: number }, other: { x: number; y: number }) => Math.hypot(one.x - other.x, one.y - other.y);

describe('looking at a map', () => {
  it('shows all of it in the frame to begin with', () => {
    expect(whole).toEqual({ width: 800, height: 400 });
    expect([placeOf({ x: 0, y: 0 }, wholeMap, frame, whole), placeOf({ x: 1, y: 1 }, wholeMap, frame, whole)]).toEqual([
      { x: 0, y: 100 },
      { x: 800, y: 500 },
    ]);
  });

  it('finds the point that is seen at a place, and the place where a point is seen', () => {
    fc.assert(
      fc.property(anyView, part, part, (view, x, y) => {
        expect(apart(pointAt(placeOf({ x, y }, view, frame, whole), view, frame, whole), { x, y })).toBeCloseTo(0, 6);
      }),
    );
  });

  it('enlarges about a point that stays where it is', () => {
    fc.assert(
      fc.property(anyView, part, part, fc.double({ min: 0.2, max: 5, noNaN: true }), (view, x, y, factor) => {
        const [before, after] = [view, zoomed(view, factor, { x, y })].map((each) => placeOf({ x, y }, each, frame, whole));
        expect(before && after && apart(before, after)).toBeCloseTo(0, 6);
      }),
    );
  });

  it('never leaves the map, nor goes nearer or further than it may', () => {
    expect(held({ x: 3, y: -3, zoom: 100 }, frame, whole)).toEqual({ x: 1 - 1 / 16, y: 0.09375, zoom: 8 });
    expect(held({ x: 3, y: -3, zoom: 0.1 }, frame, whole)).toEqual(wholeMap);
  });

  it('moves with a finger, and with two', () => {
    const near = { x: 0.5, y: 0.5, zoom: 2 };
    expect(apart(dragged(near, { x: 160, y: -80 }, whole), { x: 0.4, y: 0.6 })).toBeCloseTo(0, 6);
    const [a, b] = [
      { x: 300, y: 300 },
      { x: 500, y: 300 },
    ];
    const nearer = pinched(
      near,
      [a, b],
      [
        { x: 200, y: 300 },
        { x: 600, y: 300 },
      ],
      frame,
      whole,
    );
    expect(nearer.zoom).toBe(4);
    expect(apart(nearer, near)).toBeCloseTo(0, 6);
  });
});
