import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markTab, nameTab, tabTitle, watchTabMark } from './tab-title.ts';

describe('the name of a tab', () => {
  it.each([
    ['The Slake Coast', { count: 3, status: 'Your turn' }, '(3) Your turn · The Slake Coast · Hearthlore'],
    ['The Slake Coast', { count: 0 }, 'The Slake Coast · Hearthlore'],
    ['Settings', { count: 120 }, '(99+) Settings · Hearthlore'],
    ['Hearthlore', { count: 1 }, '(1) Hearthlore'],
  ])('of %s with %o is %s', (name, mark, title) => {
    expect(tabTitle(name, mark)).toBe(title);
  });

  beforeEach(() => vi.stubGlobal('document', { title: '' }));
  afterEach(() => {
    markTab('inbox', null);
    markTab('table', null);
    vi.unstubAllGlobals();
  });

  it('adds up what waits in all parts, and keeps it when the page changes', () => {
    const seen: number[] = [];
    watchTabMark(({ count }) => seen.push(count));
    nameTab('The Slake Coast');
    markTab('inbox', { count: 2 });
    markTab('table', { count: 1, status: 'Your turn' });
    expect(document.title).toBe('(3) Your turn · The Slake Coast · Hearthlore');
    markTab('table', null);
    nameTab('Settings');
    expect(document.title).toBe('(2) Settings · Hearthlore');
    expect(seen).toEqual([0, 0, 2, 3, 2, 2]);
  });
});
