import { createHash, randomBytes } from 'node:crypto';
import { accountServerLimits } from '#domain/limits/account-limits.ts';

/** What every personal access token begins with, so that people and scanners of leaked secrets know one when they see it. */
const PREFIX = 'hearthlore_pat_';
/** Makes a personal access token. It cannot be guessed, so a plain hash of it is enough to keep. */
export function makeToken(): string {
  return `${PREFIX}${randomBytes(accountServerLimits.personalTokenBytes).toString('base64url')}`;
}

/** Whether what a call carries is meant as a personal access token. */
export function isPersonalToken(bearer: string): boolean {
  return bearer.startsWith(PREFIX);
}

/** What is kept of a token, and what it is found by. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
