import { totp } from '#server/features/auth/credentials/totp.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** An app that shows the codes of a second factor, once it has read the address that its setup shows as a picture. */
export function readAuthenticator(uri: unknown): () => string {
  const base32 = new URL(String(uri)).searchParams.get('secret') ?? '';
  const bits = Array.from(base32, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const secret = (bits.match(/.{8}/g) ?? []).map((byte) => String.fromCharCode(Number.parseInt(byte, 2))).join('');
  return () => totp(secret, new Date());
}
