import { createHash, randomBytes } from 'node:crypto';
import { INVITATION_LETTERS, InvitationCode } from '#domain/invitation.ts';

const LENGTH = 26;
/** Where the browser keeps the code of the invitation it came with, until the account is made. */
const COOKIE = 'hearthlore.invitation';

/** A fresh code: 26 letters from the system's randomness. There are 32 letters, so each takes five bits of a byte evenly. */
export function drawCode(): string {
  return [...randomBytes(LENGTH)].map((byte) => INVITATION_LETTERS[byte % INVITATION_LETTERS.length]).join('');
}

/** What is kept of a code. Its 130 bits cannot be guessed, so a plain hash suffices. */
export function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

/** The link that carries a code; behind the #, which browsers send to no server. */
export function linkOf(origin: string, code: string): string {
  return `${origin}/join#${code}`;
}

/** The code of the invitation somebody came with, null without one. */
export function codeIn(headers: Headers): string | null {
  const pair = headers
    .get('cookie')
    ?.split(';')
    .find((each) => each.trim().startsWith(`${COOKIE}=`));
  const parsed = InvitationCode.safeParse(pair?.slice(pair.indexOf('=') + 1));
  return parsed.success ? parsed.data : null;
}
