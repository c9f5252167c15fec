import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createEncryption } from './encryption.ts';

const text = 'sk-a key that nobody reads';

describe('encryption', () => {
  it('decrypts what it encrypted, and encrypts the same text differently each time', () => {
    const encryption = createEncryption('secret', 'keys');
    const [one, other] = [encryption.encrypt(text), encryption.encrypt(text)];
    expect(one).not.toBe(other);
    expect([encryption.decrypt(one), encryption.decrypt(other)]).toEqual([text, text]);
    expect(encryption.decrypt(encryption.encrypt(''))).toBe('');
    expect(Buffer.from(one, 'base64url').includes(text)).toBe(false);
  });

  it('decrypts for no other secret and no other purpose', () => {
    const encrypted = createEncryption('secret', 'keys').encrypt(text);
    expect(createEncryption('secret', 'letters').decrypt(encrypted)).toBeNull();
    expect(createEncryption('another', 'keys').decrypt(encrypted)).toBeNull();
  });

  it('refuses a text that was changed in any of its bytes', () => {
    const encryption = createEncryption('secret', 'keys');
    const bytes = Buffer.from(encryption.encrypt(text), 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(encryption.decrypt(changed.toString('base64url'))).toBeNull();
    }
    expect(encryption.decrypt(randomBytes(8).toString('base64url'))).toBeNull();
  });
});
