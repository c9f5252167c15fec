import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';

/** Keeps words secret where they are stored. */
export interface Seal {
  /** Different each time, also for the same words. */
  close(words: string): string;
  /** The words; null when they were closed under another secret, or changed since. */
  open(sealed: string): string | null;
}

/** A seal under a key derived from the installation's secret; what was closed for one purpose opens for no other. */
export function createSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `hearthlore ${purpose}`, 32));
  return {
    close(words) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const body = Buffer.concat([cipher.update(words, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
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
