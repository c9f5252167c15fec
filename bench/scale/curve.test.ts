import { describe, expect, it } from 'vitest';
import { curve, growthOf } from './curve.ts';

const points = (costOf: (n: number) => number) => [10, 100, 1000].map((n) => ({ n, cost: costOf(n) }));

describe('how a cost grows', () => {
  it.each([
    ['not at all', () => 3, 0],
    ['in proportion', (n: number) => 2 * n, 1],
    ['with the square', (n: number) => n * n, 2],
  ])('%s is its power of n', (_, costOf, power) => {
    expect(growthOf(points(costOf)).slope).toBeCloseTo(power);
  });

  it('is steepest in one step, which is named', () => {
    const { steepest } = growthOf(points((n) => (n < 1000 ? 1 : 50)));
    expect(steepest).toMatchObject({ from: 100, to: 1000 });
    expect(
      curve(
        'reads',
        'ms',
        points((n) => (n < 1000 ? 1 : 50)),
      ).what,
    ).toBe('reads (steepest 100 to 1,000: n^1.70)');
  });

  it('holds up to n log n, and no step may be worse', () => {
    expect(
      curve(
        'sorting',
        'ms',
        points((n) => n * Math.log(n)),
      ).holds,
    ).toBe(true);
    expect(
      curve(
        'pairs',
        'ms',
        points((n) => n * n),
      ).holds,
    ).toBe(false);
    expect(
      curve(
        'a knee',
        'ms',
        points((n) => (n < 1000 ? 1 : 50)),
      ).holds,
    ).toBe(false);
  });
});
