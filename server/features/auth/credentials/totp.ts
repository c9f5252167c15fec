import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a code stands on the screen. */
const CODE_SECONDS = 30;
const CODE_DIGITS = 6;

/** The code an authenticator shows at a moment (RFC 6238 with SHA-1 and six digits). */
export function totp(secret: string, at: Date, offset = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 1000 / CODE_SECONDS) + offset));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const start = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(start) & 0x7fffffff) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

/** Whether a code is the one shown now, or the one before or after it, for clocks that differ a little. */
export function isTotp(secret: string, code: string, at: Date): boolean {
  const given = Buffer.from(code.replaceAll(' ', ''));
  return (
    [-1, 0, 1].filter((offset) => {
      const wanted = Buffer.from(totp(secret, at, offset));
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    }).length > 0
  );
}
