import { describe, expect, it } from 'vitest';
import { isTotp, totp } from './totp.ts';

const secret = '12345678901234567890';
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of the authenticator', () => {
  // The last six digits of the table in RFC 6238, appendix B.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d seconds is %s', (seconds, code) => {
    expect(totp(secret, at(seconds))).toBe(code);
  });

  it('is good for half a minute before and after its time, with or without a space', () => {
    const good = [1_111_111_050, 1_111_111_109, 1_111_111_139].map((seconds) => isTotp(secret, '081804', at(seconds)));
    expect(good).toEqual([true, true, true]);
    expect(isTotp(secret, '081 804', at(1_111_111_109))).toBe(true);
    const bad = [1_111_111_049, 1_111_111_140].map((seconds) => isTotp(secret, '081804', at(seconds)));
    expect(bad).toEqual([false, false]);
  });

  it.each(['287083', '', '28708', '2870820', 'code12'])('"%s" is not right', (code) => {
    expect(isTotp(secret, code, at(59))).toBe(false);
  });
});
