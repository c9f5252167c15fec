import { describe, expect, it } from 'vitest';
import { INVITATION_LETTERS } from '#domain/account/invitation-code.ts';
import { InvitationCode } from '#domain/account/invitation.ts';
import { codeIn, drawCode, hashCode, linkOf } from './code.ts';

describe('an invitation’s code', () => {
  it('has 26 of 32 letters, which are 130 bits, and never comes twice', () => {
    const codes = Array.from({ length: 2000 }, drawCode);
    for (const code of codes) expect(InvitationCode.parse(code)).toBe(code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(Math.log2(INVITATION_LETTERS.length) * 26).toBe(130);
    expect(new Set(codes.join('')).size).toBe(INVITATION_LETTERS.length);
  });

  it('stands behind the # of its link, where no server sees it', () => {
    const code = drawCode();
    const { pathname, search, hash } = new URL(linkOf('https://play.example.org', code));
    expect([pathname, search, hash]).toEqual(['/join', '', `#${code}`]);
    const shown = new URL(linkOf('https://play.example.org', code, 'some-id'));
    expect([shown.pathname, shown.search, shown.hash]).toEqual(['/join', '?to=some-id', `#${code}`]);
  });

  it('is kept as a hash that does not hold it', () => {
    const code = drawCode();
    expect(hashCode(code)).toMatch(/^[0-9a-f]{64}$/);
    expect(hashCode(code)).toBe(hashCode(code));
    expect(hashCode(code)).not.toBe(hashCode(drawCode()));
  });

  it.each([
    ['hearthlore.invitation=ABCDEFGHJKLMNPQRSTUVWXYZ23', 'ABCDEFGHJKLMNPQRSTUVWXYZ23'],
    ['a=b; hearthlore.invitation=abcdefghjklmnpqrstuvwxyz23; c=d', 'ABCDEFGHJKLMNPQRSTUVWXYZ23'],
    ['hearthlore.invitation=ABCDEFGHJKLMNPQRSTUVWXYZ2', null],
    ['hearthlore.invitation=ABCDEFGHJKLMNPQRSTUVWXYZ2O', null],
    ['hearthlore.invitation=', null],
    ['xhearthlore.invitation=ABCDEFGHJKLMNPQRSTUVWXYZ23', null],
    ['', null],
  ])('is read from the cookie %s as %s', (cookie, code) => {
    expect(codeIn(new Headers({ cookie }))).toBe(code);
  });
});
