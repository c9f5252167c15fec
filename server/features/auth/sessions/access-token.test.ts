import { describe, expect, it } from 'vitest';
import { readAccessToken, signAccessToken } from './access-token.ts';

const now = new Date('2026-11-20T12:00:00.500Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const { accessToken, expiresAt } = signAccessToken('secret', { id: 'session', userId: 'mira' }, now);

/** The token with one of its three parts replaced. */
function altered(part: 0 | 1 | 2, text: string): string {
  return accessToken.split('.').with(part, text).join('.');
}

describe('an access token', () => {
  it('names its session for fifteen minutes', () => {
    expect(expiresAt).toBe('2026-11-20T12:15:00.000Z');
    expect(readAccessToken('secret', accessToken, later(14.9))).toBe('session');
    expect(readAccessToken('secret', accessToken, later(15))).toBeNull();
  });

  it.each([
    ['signed with another secret', signAccessToken('other', { id: 'session', userId: 'mira' }, now).accessToken],
    ['with another session', altered(1, Buffer.from('{"sid":"other","exp":99999999999}').toString('base64url'))],
    ['without a signature', altered(2, '')],
    ['that says it needs none', altered(0, Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url'))],
    ['with a part too many', `${accessToken}.more`],
    ['that is no token at all', 'lantern'],
  ])('%s is nobody’s', (_, token) => {
    expect(readAccessToken('secret', token, now)).toBeNull();
  });
});
