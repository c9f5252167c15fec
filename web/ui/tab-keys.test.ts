import { describe, expect, it } from 'vitest';
import { nextTab } from './tab-keys.ts';

const ids = ['chat', 'world', 'turn'];

describe('keys on a row of tabs', () => {
  it('go round with the arrows', () => {
    expect(nextTab('ArrowRight', 'turn', ids)).toBe('chat');
    expect(nextTab('ArrowRight', 'chat', ids)).toBe('world');
    expect(nextTab('ArrowLeft', 'chat', ids)).toBe('turn');
    expect(nextTab('ArrowLeft', 'turn', ids)).toBe('world');
  });

  it('jump to both ends', () => {
    expect(nextTab('Home', 'turn', ids)).toBe('chat');
    expect(nextTab('End', 'chat', ids)).toBe('turn');
  });

  it('leave other keys alone, and an empty row too', () => {
    expect(nextTab('Enter', 'chat', ids)).toBeNull();
    expect(nextTab('ArrowRight', 'chat', [])).toBeNull();
  });
});
