import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Sql } from '#server/kernel/database.ts';
import { insertVerification } from './auth.store.ts';

/** Milliseconds a recovery link works. */
const LIFETIME = 60 * 60 * 1000;

/** Where a new password is chosen. The token stands behind the #, which a browser sends to nobody; the page takes it out at once. */
export function recoveryUrl(base: string, token: string): string {
  return `${base}/auth/reset#${token}`;
}

/**
 * Makes a link with which somebody chooses a new password once, within an hour. Whoever holds it gets in, so it is shown
 * to administrators only.
 */
export async function makeRecoveryLink(sql: Sql, userId: string, base: string, now: Date): Promise<{ url: string; expiresAt: string }> {
  const token = randomBytes(18).toString('base64url');
  const expiresAt = new Date(now.getTime() + LIFETIME);
  // The library looks for it under this name, and keeps only the hash.
  const identifier = createHash('sha256').update(`reset-password:${token}`).digest('base64url');
  await insertVerification(sql, { id: randomUUID(), identifier, value: userId, expiresAt, createdAt: now, updatedAt: now });
  return { url: recoveryUrl(base, token), expiresAt: expiresAt.toISOString() };
}
