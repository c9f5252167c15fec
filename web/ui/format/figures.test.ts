import { describe, expect, it } from 'vitest';
import { counted, shortFigure, sizeOf } from './figures.ts';

describe('figures', () => {
  it.each([
    [0, '0 bytes'],
    [812, '812 bytes'],
    [999, '999 bytes'],
    [1000, '1.0 kB'],
    [4_249_000, '4.2 MB'],
    [9_960_000, '10 MB'],
    [117_600_000_000, '118 GB'],
    [999_600, '1.0 MB'],
    [3e18, '3000 PB'],
  ])('write %i bytes as %s', (bytes, text) => {
    expect(sizeOf(bytes)).toBe(text);
  });

  it('come with their noun', () => {
    expect(counted(1, 'reply', 'replies')).toBe('1 reply');
    expect(counted(1240, 'reply', 'replies')).toBe('1,240 replies');
    expect(counted(0, 'campaign')).toBe('0 campaigns');
  });

  it('are short where there is little room', () => {
    expect([0, 950, 1200, 45_000, 2_500_000].map(shortFigure)).toEqual(['0', '950', '1.2K', '45K', '2.5M']);
  });
});
