import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barAt, labelled, marksUpTo } from './chart-scale.ts';

describe('the marks of a chart', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [40, [0, 10, 20, 30, 40]],
    [41, [0, 20, 40, 60]],
    [1234, [0, 500, 1000, 1500]],
  ])('for at most %i are %j', (most, marks) => {
    expect(marksUpTo(most)).toEqual(marks);
  });

  it('are few, whole, even, and hold the highest bar', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (most) => {
        const marks = marksUpTo(most);
        const top = marks.at(-1) ?? 0;
        expect(marks.length).toBeGreaterThan(1);
        expect(marks.length).toBeLessThanOrEqual(5);
        expect(marks.every(Number.isInteger)).toBe(true);
        expect(top).toBeGreaterThanOrEqual(most);
      }),
    );
  });
});

describe('the bar under a point', () => {
  it('is the one whose share of the width holds it', () => {
    expect([0, 0.32, 0.34, 0.99].map((share) => barAt(share, 3))).toEqual([0, 0, 1, 2]);
  });

  it('is none beside the chart, or where there are none', () => {
    expect(barAt(-0.01, 3)).toBeNull();
    expect(barAt(1, 3)).toBeNull();
    expect(barAt(0.5, 0)).toBeNull();
  });
});

describe('labels under the bars', () => {
  it('stand under each of a few', () => {
    expect(labelled(3, 5)).toEqual([0, 1, 2]);
  });

  it('stand at both ends and evenly between', () => {
    expect(labelled(31, 4)).toEqual([0, 10, 20, 30]);
    expect(labelled(52, 3)).toEqual([0, 26, 51]);
  });
});
