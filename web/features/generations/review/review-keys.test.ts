import { describe, expect, it } from 'vitest';
import { reviewKey } from './review-keys.ts';

describe('the keys of a review', () => {
  it.each([
    ['j', 'next'],
    ['ArrowDown', 'next'],
    ['k', 'before'],
    ['ArrowUp', 'before'],
    ['a', 'accept'],
    ['r', 'reject'],
    ['e', 'edit'],
    ['m', 'merge'],
    ['x', null],
  ])('take %s for what it says', (key, wish) => {
    expect(reviewKey(key, 'look', 'open')).toBe(wish);
  });

  it('leave what is edited or merged with Escape alone', () => {
    expect(reviewKey('a', 'edit', 'open')).toBeNull();
    expect(reviewKey('j', 'merge', 'open')).toBeNull();
    expect(reviewKey('Escape', 'edit', 'open')).toBe('look');
    expect(reviewKey('Escape', 'look', 'open')).toBeNull();
  });

  it('decide nothing twice, and reopen what was rejected', () => {
    expect(reviewKey('a', 'look', 'accepted')).toBeNull();
    expect(reviewKey('a', 'look', 'rejected')).toBeNull();
    expect(reviewKey('r', 'look', 'rejected')).toBe('reopen');
    expect(reviewKey('a', 'look', null)).toBeNull();
    expect(reviewKey('j', 'look', 'merged')).toBe('next');
  });
});
