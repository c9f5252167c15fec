import { describe, expect, it } from 'vitest';
import { safeNextPath } from './next-path.ts';

const origin = 'https://table.example';

describe('the page after signing in', () => {
  it('keeps a path of this site with its search and fragment', () => {
    expect(safeNextPath('/campaign?id=abc&name=The%20Weir#turn', origin)).toBe('/campaign?id=abc&name=The%20Weir#turn');
  });

  it.each(['//evil.example/x', '/\\evil.example', 'https://evil.example', '/\t/evil.example', '/.//evil.example', 'javascript:alert(1)'])(
    'sends %j home',
    (next) => {
      expect(safeNextPath(next, origin)).toBe('/');
    },
  );

  it('sends a missing or relative one home', () => {
    expect(safeNextPath(undefined, origin)).toBe('/');
    expect(safeNextPath('campaign', origin)).toBe('/');
  });

  it('does not lead back to the sign-in page', () => {
    expect(safeNextPath('/auth?tab=signup', origin)).toBe('/');
  });
});
