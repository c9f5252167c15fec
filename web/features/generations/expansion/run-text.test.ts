import { describe, expect, it } from 'vitest';
import { askedText, endText } from './run-text.ts';

describe('an expansion in a line', () => {
  it('is what was asked for', () => {
    expect(askedText({ prompt: 'The bell.', category: null })).toBe('The bell.');
    expect(askedText({ prompt: 'The bell.', category: 'items' })).toBe('Items: The bell.');
    expect(askedText({ prompt: '', category: 'quests' })).toBe('More quests');
  });

  it('says how it ended and what is left to decide', () => {
    expect(endText({ isDamaged: false, state: 'running', completed: 2, open: 2 })).toBe('running');
    expect(endText({ isDamaged: false, state: 'failed', completed: 2, open: 2 })).toBe('failed');
    expect(endText({ isDamaged: false, state: 'cancelled', completed: 0, open: 0 })).toBe('no results');
    expect(endText({ isDamaged: false, state: 'cancelled', completed: 3, open: 1 })).toBe('stopped, 1 proposal open');
    expect(endText({ isDamaged: false, state: 'done', completed: 3, open: 0 })).toBe('everything decided');
    expect(endText({ isDamaged: true, state: 'done', completed: 3, open: 0 })).toBe('damaged');
  });
});
