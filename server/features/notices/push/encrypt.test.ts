import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { decryptPush } from '#tests/support/services/push-service.ts';
import { encryptPush, isPublicKey, MESSAGE_BYTES } from './encrypt.ts';

/** The example of RFC 8291, appendix A. */
const example = {
  text: 'When I grow up, I want to be a watermelon',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  reader: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const bytes = (text: string) => Buffer.from(text, 'base64url');

describe('a push message', () => {
  it('is encrypted to the same bytes as the example of the standard', () => {
    const body = encryptPush(example.text, example.keys, { salt: bytes(example.salt), privateKey: bytes(example.sender) });
    expect(body.toString('base64url')).toBe(example.body);
  });

  it('is read by the browser and by nobody with another key', () => {
    const [reader, other] = [createECDH('prime256v1'), createECDH('prime256v1')];
    reader.setPrivateKey(bytes(example.reader));
    other.generateKeys();
    expect(decryptPush(bytes(example.body), reader, bytes(example.keys.auth))).toBe(example.text);
    expect(() => decryptPush(bytes(example.body), other, bytes(example.keys.auth))).toThrow('unable to authenticate');
  });

  it('of the largest size fits into one record, and a larger one is refused', () => {
    const reader = createECDH('prime256v1');
    reader.setPrivateKey(bytes(example.reader));
    const chance = { salt: bytes(example.salt), privateKey: bytes(example.sender) };
    const longest = 'ä'.repeat(MESSAGE_BYTES / 2);
    expect(decryptPush(encryptPush(longest, example.keys, chance), reader, bytes(example.keys.auth))).toBe(longest);
    expect(() => encryptPush(`${longest}.`, example.keys, chance)).toThrow('too long');
  });

  it('goes only to keys that are points of the curve', () => {
    expect([example.keys.p256dh, 'A'.repeat(87), 'BAAA'].map(isPublicKey)).toEqual([true, false, false]);
  });
});
