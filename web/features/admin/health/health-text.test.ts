import { describe, expect, it } from 'vitest';
import { overallOf } from './health-text.ts';

describe('how all of it is', () => {
  it('is well when every part is', () => {
    expect(overallOf([{ name: 'Disk', state: 'good' }])).toEqual({ state: 'good', sentence: 'All is well.' });
  });

  it('names what needs a look', () => {
    const parts = [
      { name: 'Disk', state: 'warning' },
      { name: 'Database', state: 'good' },
      { name: 'Mail', state: 'warning' },
    ] as const;
    expect(overallOf(parts)).toEqual({ state: 'warning', sentence: 'It runs, but look at this: Disk, Mail.' });
  });

  it('names the worst alone', () => {
    const parts = [
      { name: 'Disk', state: 'warning' },
      { name: 'Model', state: 'bad' },
    ] as const;
    expect(overallOf(parts)).toEqual({ state: 'bad', sentence: 'Not well: Model.' });
  });
});
