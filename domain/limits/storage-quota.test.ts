import { describe, expect, it } from 'vitest';
import { megabytes, quotaBytes, quotaSentence } from './storage-quota.ts';

describe('a bound for stored bytes', () => {
  it.each([
    [0, '0'],
    [1, '0.1'],
    [1_240_000, '1.2'],
    [9_949_999, '9.9'],
    [10_400_000, '10'],
    [1_998_000_000, '1,998'],
  ])('says %i bytes as %s megabytes', (bytes, text) => {
    expect(megabytes(bytes)).toBe(text);
  });

  it('is none where nothing is set', () => {
    expect(quotaBytes(null)).toBeNull();
    expect(quotaBytes(2)).toBe(2_000_000);
  });

  it('is refused with what is used, what is needed and what to delete', () => {
    expect(quotaSentence({ used: 1_998_000_000, bound: 2_000_000_000, wanted: 5_000_000 })).toBe(
      'You have stored 1,998 of 2,000 MB, and this needs 5 MB. Delete documents of your worlds, or worlds and campaigns that you no longer need, or ask the administrator for more room.',
    );
  });
});
