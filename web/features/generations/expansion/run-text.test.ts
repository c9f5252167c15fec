import { describe, expect, it } from 'vitest';
import { askedText, endText } from './run-text.ts';

describe('an expansion in a line', () => {
  it('is what was asked for', () => {
    expect(askedText({ prompt: 'The bell.', category: null })).toBe('The bell.');
    expect(askedText({ prompt: 'The bell.', category: 'items' })).toBe('Items: The bell.');
    expect(askedText({ prompt: '', category: 'quests' })).toBe('More quests');
  });

  it('says how it ended and what is left to decide', () => {
    expect(endText({ isDamaged: false, state: 'running', told: 2, open: 2 })).toBe('running');
    expect(endText({ isDamaged: false, state: 'failed', told: 2, open: 2 })).toBe('failed');
    expect(endText({ isDamaged: false, state: 'cancelled', told: 0, open: 0 })).toBe('no results');
    expect(endText({ isDamaged: false, state: 'cancelled', told: 3, open: 1 })).toBe('stopped, 1 proposal open');
    expect(endText({ isDamaged: false, state: 'done', told: 3, open: 0 })).toBe('everything decided');
    expect(endText({ isDamaged: true, state: 'done', told: 3, open: 0 })).toBe('damaged');
  });
});
