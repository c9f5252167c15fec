import { AccountError, accountRequest } from './account-request.ts';
import { textIn } from '#web/lib/calls/text-in.ts';
import { plainCall } from '#web/lib/calls/plain-call.ts';
import { knownPerson, refreshSession } from './session.ts';
import { tellSessionEvent } from './session-events.ts';

/** What comes after the password: nothing more, a second factor, or a mail with a link, for a new account or one never confirmed. */
export type NextStep = 'signed in' | 'second factor' | 'confirm by mail' | 'confirm first';

/** Where the link in a letter of confirmation leads. */
const CONFIRMED = '/auth/confirmed';

/** Opens an account. Of an empty name the server makes the part of the address before the @. */
export async function signUp({ email, password, name }: { email: string; password: string; name: string }): Promise<NextStep> {
  await accountRequest('sign-up/email', { email, password, name: name.trim(), callbackURL: CONFIRMED });
  await keepTheme();
  await refreshSession();
  return knownPerson() === null ? 'confirm by mail' : 'signed in';
}

/** A new account looks as the visitor had it. Nothing is lost when that cannot be kept, or nobody is signed in yet. */
async function keepTheme(): Promise<void> {
  const { theme } = document.documentElement.dataset;
  if (theme !== 'dark' && theme !== 'light') return;
  await plainCall('account', 'savePreferences', { theme }).catch(() => undefined);
}

/** Signs in with an address and its password. An address that is not confirmed yet is sent a new letter. */
export async function signIn({ email, password }: { email: string; password: string }): Promise<NextStep> {
  const answer = await accountRequest('sign-in/email', { email, password, callbackURL: CONFIRMED }).catch((error: unknown) => {
    if (error instanceof AccountError && error.code === 'EMAIL_NOT_VERIFIED') return null;
    throw error;
  });
  if (answer === null) return 'confirm first';
  if (typeof answer === 'object' && answer !== null && 'twoFactorRedirect' in answer) return 'second factor';
  await refreshSession();
  return 'signed in';
}

/** Gives the second factor after the password. */
export async function giveSecondFactor(kind: 'code' | 'recovery code', code: string): Promise<void> {
  const path = kind === 'code' ? 'two-factor/verify-totp' : 'two-factor/verify-backup-code';
  await accountRequest(path, { code: code.replaceAll(/\s/g, '') });
  tellSessionEvent('MFA_CHALLENGE_VERIFIED');
  await refreshSession();
}

/** Leaves for Google, from where the browser comes back to `returnTo`. */
export async function signInWithGoogle(returnTo: string): Promise<void> {
  const answer = await accountRequest('sign-in/social', {
    provider: 'google',
    // The account service takes no apostrophes and brackets in an address.
    callbackURL: returnTo === '/' ? '/' : `/auth?next=${encodeURIComponent(returnTo).replaceAll(/[!'()*~]/g, percent)}`,
  });
  const url = textIn(answer, 'url');
  if (url === null) throw new Error('The account service named no address.');
  window.location.assign(url);
}

function percent(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
}
