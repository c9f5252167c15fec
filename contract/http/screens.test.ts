import { describe, expect, it } from 'vitest';
import { pageAddressOf, screenAt } from './screens.ts';

describe('a page address', () => {
  it.each([
    ['/', '/'],
    ['/auth', '/auth'],
    ['/auth/', '/auth'],
    ['/campaign', '/campaign'],
    ['/world/view/free-template-world', '/world/view/$worldId'],
    ['/world/view/w1/tome/t1', '/world/view/$worldId/tome/$tomeId'],
    ['/world/view/%20', '/world/view/$worldId'],
  ])('is known: %s', (path, address) => expect(pageAddressOf(path)).toBe(address));

  it.each(['/nowhere', '/auth/nowhere', '/world/view', '/world/view/w1/more', '/campaign/some-id', '/admin/people/1', '/AUTH'])(
    'is not known: %s',
    (path) => expect(pageAddressOf(path)).toBeNull(),
  );
});

describe('the screen at an address', () => {
  const at = (path: string, isSignedIn: boolean) => screenAt(new URL(path, 'http://x'), isSignedIn);

  it('is home for somebody who is signed in, and the landing for a visitor', () => {
    expect([at('/', true), at('/', false)]).toEqual(['home', '/']);
  });

  it('is a table where somebody who is signed in names a campaign', () => {
    expect([at('/campaign?id=c1', true), at('/campaign', true), at('/campaign?id=c1', false)]).toEqual(['table', '/campaign', '/campaign']);
  });

  it('is none where no page stands', () => expect(at('/nowhere?id=c1', true)).toBeNull());
});
