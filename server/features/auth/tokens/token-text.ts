import { createHash, randomBytes } from 'node:crypto';

/** What every personal access token begins with, so that people and scanners of leaked secrets know one when they see it. */
const PREFIX = 'hearthlore_pat_';
/** Random bytes of a token: it cannot be guessed, so a plain hash of it is enough to keep. */
const TOKEN_BYTES = 32;

/** Makes a personal access token. */
export function makeToken(): string {
  return `${PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
}

/** Whether what a call carries is meant as a personal access token. */
export function isPersonalToken(bearer: string): boolean {
  return bearer.startsWith(PREFIX);
}

/** What is kept of a token, and what it is found by. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
