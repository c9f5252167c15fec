import { describe, expect, it } from 'vitest';
import { collectingDraft, collectingPresets, collectingSecondsOf } from './collecting-time.ts';

const entered = (amount: string, unit: 'seconds' | 'minutes' | 'hours') => collectingSecondsOf({ preset: 'other', amount, unit });

describe('the time to collect', () => {
  it.each([...collectingPresets, 45, 90, 5400, 7200])('of %d seconds stands in the form and comes out of it the same', (seconds) => {
    expect(collectingSecondsOf(collectingDraft(seconds))).toEqual({ seconds });
  });

  it('shows what is not offered in its largest whole unit', () => {
    expect(collectingDraft(7200)).toEqual({ preset: 'other', amount: '2', unit: 'hours' });
    expect(collectingDraft(45)).toEqual({ preset: 'other', amount: '45', unit: 'seconds' });
  });

  it('is taken with a half, and with a comma', () => {
    expect([entered('1.5', 'hours'), entered('2,5', 'minutes')]).toEqual([{ seconds: 5400 }, { seconds: 150 }]);
  });

  it.each([
    ['', 'seconds', 'Please enter a number.'],
    ['soon', 'hours', 'Please enter a number.'],
    ['14', 'seconds', 'Collecting takes at least 15 seconds.'],
    ['-3', 'hours', 'Collecting takes at least 15 seconds.'],
    ['49', 'hours', 'Collecting takes at most 48 hours.'],
  ] as const)('of "%s" %s is refused: %s', (amount, unit, problem) => {
    expect(entered(amount, unit)).toEqual({ problem });
  });
});
