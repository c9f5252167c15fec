import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';

/** Encrypts short texts for storage. */
export interface Encryption {
  /** The result differs each time, also for the same text. */
  encrypt(text: string): string;
  /** The text; null when it was encrypted under another secret or purpose, or was changed since. */
  decrypt(encrypted: string): string | null;
}

/** Encryption under a key derived from the installation's secret; each purpose has its own key. */
export function createEncryption(secret: string, purpose: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `hearthlore ${purpose}`, 32));
  return {
    encrypt(text) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, 'base64url');
      if (bytes.length < 28) return null;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
