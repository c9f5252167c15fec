import { describe, expect, it } from 'vitest';
import { principalAxes } from './word-axes.mjs';

describe('the axes along which rows differ most', () => {
  it('are found, the widest first', () => {
    // Points on a slanted line, with a little spread across it.
    const rows = Array.from({ length: 200 }, (_, at) => {
      const along = (at - 99.5) / 10;
      const across = ((at * 37) % 11) / 50 - 0.1;
      return [3 * along - 4 * across, 4 * along + 3 * across, 0];
    });
    const [first, second] = principalAxes(rows, 2);
    expect(Math.abs(first[0] * 0.6 + first[1] * 0.8)).toBeCloseTo(1, 3);
    expect(Math.abs(second[0] * -0.8 + second[1] * 0.6)).toBeCloseTo(1, 3);
    expect(Math.hypot(...first)).toBeCloseTo(1, 9);
  });
});
