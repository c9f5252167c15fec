import { describe, expect, it } from 'vitest';
import { compared, limited } from './report.ts';
import { median, percentile } from './statistics.ts';

describe('a figure', () => {
  it('holds up to its bar and no further', () => {
    const figure = (ours: number) => compared({ what: 'p99', unit: 'ms', ours, bare: 2, atMost: 3 }).holds;
    expect([figure(6), figure(6.01)]).toEqual([true, false]);
    const rate = (ours: number) => compared({ what: 'rate', unit: '/s', ours, bare: 100, atLeast: 0.5 }).holds;
    expect([rate(50), rate(49)]).toEqual([true, false]);
    expect([limited('size', 'kB', 110, 110).holds, limited('size', 'kB', 110.1, 110).holds]).toEqual([true, false]);
  });

  it('does not hold when nothing was measured', () => {
    expect(compared({ what: 'p99', unit: 'ms', ours: percentile([], 0.99), bare: 1, atMost: 3 }).holds).toBe(false);
  });

  it('shows both values with their unit, and the ratio', () => {
    expect(compared({ what: 'rate', unit: '/s', ours: 1500, bare: 2000, atLeast: 0.5 })).toEqual({
      what: 'rate',
      ours: '1,500 /s',
      bare: '2,000 /s',
      ratio: '0.75',
      bar: '>= 0.5',
      holds: true,
    });
  });
});

describe('a percentile', () => {
  it('is a value that was measured, by nearest rank', () => {
    const values = [5, 1, 4, 2, 3];
    expect([percentile(values, 0.99), median(values), percentile(values, 0)]).toEqual([5, 3, 1]);
    expect(median([1, 2])).toBe(1);
  });
});
