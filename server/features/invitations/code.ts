import { createHash, randomBytes } from 'node:crypto';
import { INVITATION_CODE_LENGTH, INVITATION_LETTERS, isSpokenCode } from '#domain/account/invitation-code.ts';
import { InvitationCode } from '#domain/account/invitation.ts';
import { hashSpokenCode } from './spoken-code.ts';

/** Where the browser keeps the code of the invitation it came with, until the account is made. */
const COOKIE = 'hearthlore.invitation';

/** A fresh code: 26 letters from the system's randomness. There are 32 letters, so each takes five bits of a byte evenly. */
export function drawCode(): string {
  return [...randomBytes(INVITATION_CODE_LENGTH)].map((byte) => INVITATION_LETTERS[byte % INVITATION_LETTERS.length]).join('');
}

/** What is kept of a long code. Its 130 bits cannot be guessed, so a plain hash suffices. */
export function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

/** The hash under which the invitation of a typed code is found, whichever kind of code it is. */
export function hashOfEither(code: string): Promise<string> {
  return isSpokenCode(code) ? hashSpokenCode(code) : Promise.resolve(hashCode(code));
}

/**
 * The link that carries a code; behind the #, which browsers send to no server. Before it may stand the id of the invitation,
 * which opens nothing: with it the server says what the link leads to where it is shown with a picture.
 */
export function linkOf(origin: string, code: string, shownId: string | null = null): string {
  return `${origin}/join${shownId === null ? '' : `?to=${shownId}`}#${code}`;
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
