import { describe, expect, it } from 'vitest';
import { isPageAddress } from './page-addresses.ts';

describe('a page address', () => {
  it.each(['/', '/auth', '/auth/', '/campaign', '/world/view/free-template-world', '/world/view/w1/tome/t1', '/world/view/%20'])(
    'is known: %s',
    (path) => expect(isPageAddress(path)).toBe(true),
  );

  it.each(['/nowhere', '/auth/nowhere', '/world/view', '/world/view/w1/more', '/campaign/some-id', '/admin/people/1', '/AUTH'])(
    'is not known: %s',
    (path) => expect(isPageAddress(path)).toBe(false),
  );
});
