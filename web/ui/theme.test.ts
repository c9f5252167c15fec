import { describe, expect, it } from 'vitest';
import { themeFor } from './theme.ts';

describe('the theme that holds', () => {
  it('is the system’s as long as nobody chose', () => {
    expect(themeFor(null, true)).toBe('dark');
    expect(themeFor(null, false)).toBe('light');
  });

  it('is the choice, whatever the system says', () => {
    expect(themeFor('light', true)).toBe('light');
    expect(themeFor('dark', false)).toBe('dark');
  });

  it('ignores a stored word it does not know', () => {
    expect(themeFor('solarized', false)).toBe('light');
  });
});
