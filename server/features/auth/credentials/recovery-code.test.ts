import { symmetricEncrypt } from 'better-auth/crypto';
import { describe, expect, it } from 'vitest';
import { foldRecoveryCode, makeRecoveryCodes, meantRecoveryCode } from './recovery-code.ts';

const secret = 'a secret of at least thirty-two characters';
const sealed = (codes: string[]) => symmetricEncrypt({ key: secret, data: JSON.stringify(codes) });

describe('a recovery code', () => {
  it('is made of letters and digits that nobody confuses', () => {
    const codes = makeRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{5}-[A-HJKMNP-Z2-9]{5}$/);
  });

  it.each(['7KQRW-X3MPA', '7kqrw-x3mpa', ' 7kqrw x3mpa ', '7KQRWX3MPA', '7KQRW–X3MPA'])(
    'is found however it is typed: %j',
    async (typed) => {
      expect(await meantRecoveryCode(await sealed(['AAAAA-BBBBB', '7KQRW-X3MPA']), secret, typed)).toBe('7KQRW-X3MPA');
    },
  );

  it.each(['aO0lI-1bcdE', 'AOOLI-IBCDE', 'a00ll-lbcde'])('of the older kind is found with its look-alikes mixed up: %j', async (typed) => {
    expect(await meantRecoveryCode(await sealed(['aO0lI-1bcdE']), secret, typed)).toBe('aO0lI-1bcdE');
  });

  it('is the very one that was typed where two older ones differ only in case', async () => {
    const codes = await sealed(['abcde-fghij', 'ABCDE-FGHIJ']);
    expect(await meantRecoveryCode(codes, secret, 'ABCDE-FGHIJ')).toBe('ABCDE-FGHIJ');
  });

  it.each(['', '7KQRW', '7KQRW-X3MPB'])('is not found when it is wrong: %j', async (typed) => {
    expect(await meantRecoveryCode(await sealed(['7KQRW-X3MPA']), secret, typed)).toBeNull();
    expect(foldRecoveryCode(typed)).not.toBe(foldRecoveryCode('7KQRW-X3MPA'));
  });
});
