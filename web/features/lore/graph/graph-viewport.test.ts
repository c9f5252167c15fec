import { describe, expect, it } from 'vitest';
import { directionOf, fitted, isOutside, nextToward, pinched, pointAt, turned, zoomed } from './graph-viewport.ts';

const points = new Map([
  ['middle', { x: 0, y: 0 }],
  ['right', { x: 50, y: 5 }],
  ['far right', { x: 200, y: 0 }],
  ['above', { x: 4, y: -60 }],
]);

describe('what one sees of the picture', () => {
  it('holds everything, and does not blow up a single entry', () => {
    expect(
      fitted(
        [
          { x: -500, y: 0 },
          { x: 500, y: 100 },
        ],
        590,
        400,
      ),
    ).toEqual({ x: 0, y: 50, zoom: 0.5 });
    expect(fitted([{ x: 3, y: 4 }], 600, 400)).toEqual({ x: 3, y: 4, zoom: 1.4 });
    expect(fitted([], 600, 400)).toEqual({ x: 0, y: 0, zoom: 1 });
  });

  it('keeps what lies under two fingers under them', () => {
    const box = { left: 0, top: 0, width: 400, height: 300 };
    const viewport = { x: 10, y: 20, zoom: 1 };
    const fingers = [
      { x: 150, y: 100 },
      { x: 250, y: 200 },
    ];
    const moved = [
      { x: 120, y: 60 },
      { x: 320, y: 260 },
    ];
    const at = (places: typeof fingers) => {
      const [one = { x: 0, y: 0 }, other = one] = places.map((place) => pointAt(box, viewport, place));
      return [one, other] as const;
    };
    const after = pinched(viewport, at(fingers), at(moved));
    expect(after.zoom).toBeCloseTo(2);
    const [here = { x: 0, y: 0 }] = moved;
    const [there] = at(fingers);
    expect(pointAt(box, after, here).x).toBeCloseTo(there.x);
    expect(pointAt(box, after, here).y).toBeCloseTo(there.y);
  });

  it('ends at the edge of the frame', () => {
    const [viewport, frame] = [
      { x: 0, y: 0, zoom: 2 },
      { width: 400, height: 300 },
    ];
    expect(
      [
        { x: 79, y: 0 },
        { x: 81, y: 0 },
        { x: 0, y: -56 },
      ].map((point) => isOutside(point, viewport, frame)),
    ).toEqual([false, true, true]);
  });

  it('lies on its side for a tall screen', () => {
    expect(turned(points).get('right')).toEqual({ x: 5, y: 50 });
  });

  it('is enlarged about a point that stays in its place, within bounds', () => {
    const near = zoomed({ x: 0, y: 0, zoom: 1 }, 2, { x: 100, y: 0 });
    expect(near).toEqual({ x: 50, y: 0, zoom: 2 });
    expect((100 - near.x) * near.zoom).toBe(100);
    expect(zoomed(near, 100).zoom).toBe(4);
    expect(zoomed(near, 0.0001).zoom).toBe(0.08);
  });
});

describe('arrow keys', () => {
  it('lead to the nearest entry in their direction', () => {
    const go = (from: string, key: string) => nextToward(points, from, directionOf(key) ?? { x: 0, y: 0 });
    expect(go('middle', 'ArrowRight')).toBe('right');
    expect(go('right', 'ArrowRight')).toBe('far right');
    expect(go('middle', 'ArrowUp')).toBe('above');
    expect(go('middle', 'ArrowLeft')).toBeNull();
    expect(go('gone', 'ArrowUp')).toBe('middle');
    expect(directionOf('Enter')).toBeNull();
  });
});
