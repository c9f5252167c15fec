import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { accountServerLimits } from '#domain/limits/account-limits.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { insertVerification } from '#server/features/auth/auth.store.ts';

/** Where a new password is chosen. The token stands behind the #, which a browser sends to nobody; the page takes it out at once. */
export function recoveryUrl(base: string, token: string): string {
  return `${base}/auth/reset#${token}`;
}

/** The name under which the library looks for a token; only this hash is kept. */
export function recoveryIdentifier(token: string): string {
  return createHash('sha256').update(`reset-password:${token}`).digest('base64url');
}

/**
 * Makes a link with which somebody chooses a new password once, within an hour. Whoever holds it gets in, so it is shown
 * to administrators only.
 */
export async function makeRecoveryLink(sql: Sql, userId: string, base: string, now: Date): Promise<{ url: string; expiresAt: string }> {
  const token = randomBytes(18).toString('base64url');
  const expiresAt = new Date(now.getTime() + accountServerLimits.recoveryLinkMilliseconds);
  await insertVerification(sql, {
    id: randomUUID(),
    identifier: recoveryIdentifier(token),
    value: userId,
    expiresAt,
    createdAt: now,
    updatedAt: now,
  });
  return { url: recoveryUrl(base, token), expiresAt: expiresAt.toISOString() };
}
