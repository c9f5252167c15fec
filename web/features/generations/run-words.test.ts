import { describe, expect, it } from 'vitest';
import { askedWords, endWords } from './run-words.ts';

describe('an expansion in a line', () => {
  it('is what was asked for', () => {
    expect(askedWords({ prompt: 'The bell.', category: null })).toBe('The bell.');
    expect(askedWords({ prompt: 'The bell.', category: 'items' })).toBe('Items: The bell.');
    expect(askedWords({ prompt: '', category: 'quests' })).toBe('More quests');
  });

  it('says how it ended and what is left to decide', () => {
    expect(endWords({ isDamaged: false, state: 'running', told: 2, open: 2 })).toBe('running');
    expect(endWords({ isDamaged: false, state: 'failed', told: 2, open: 2 })).toBe('failed');
    expect(endWords({ isDamaged: false, state: 'cancelled', told: 0, open: 0 })).toBe('no results');
    expect(endWords({ isDamaged: false, state: 'cancelled', told: 3, open: 1 })).toBe('stopped, 1 proposal open');
    expect(endWords({ isDamaged: false, state: 'done', told: 3, open: 0 })).toBe('everything decided');
    expect(endWords({ isDamaged: true, state: 'done', told: 3, open: 0 })).toBe('damaged');
  });
});
