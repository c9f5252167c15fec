import { describe, expect, it } from 'vitest';
import { countdownText, durationText } from './duration-text.ts';

describe('a length of time in words', () => {
  it.each([
    [0, '0 seconds'],
    [1, '1 second'],
    [60, '1 minute'],
    [90, '1 minute 30 seconds'],
    [300, '5 minutes'],
    [3600, '1 hour'],
    [3605, '1 hour'],
    [5400, '1 hour 30 minutes'],
    [86_400, '1 day'],
    [172_800, '2 days'],
  ])('of %d seconds is %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });
});

describe('a countdown', () => {
  it.each([
    [0, '0s'],
    [60, '60s'],
    [120, '120s'],
    [121, '2 min 1 s'],
    [299, '4 min 59 s'],
    [300, '5 min'],
    [7199, '1 h 59 min'],
    [172_799, '1 d 23 h'],
    [172_800, '2 d'],
  ])('of %d seconds is %s', (seconds, text) => {
    expect(countdownText(seconds)).toBe(text);
  });
});
