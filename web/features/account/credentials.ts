import { notACode } from '#domain/account/invitation-code.ts';
import { limits } from '#domain/limits/limits.ts';
import { invitationCodeIn } from './invitation-code.ts';

export type AuthTab = 'signin' | 'signup';

export interface Credentials {
  email: string;
  password: string;
  name: string;
  /** The link or code one was invited with, as it was typed. */
  invitation: string;
}

export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

/** What is wrong with a filled-in form, field by field in their order; empty when it may be sent. The server judges again. */
export function checkCredentials(
  tab: AuthTab,
  { email, password, name, invitation }: Credentials,
  needsInvitation = false,
): CredentialErrors {
  const errors: CredentialErrors = {};
  if (tab === 'signup' && (needsInvitation || invitation.trim() !== '')) {
    if (invitation.trim() === '') errors.invitation = 'Please enter the link or code you were given.';
    else if (invitationCodeIn(invitation) === null) errors.invitation = notACode;
  }
  if (tab === 'signup' && name.trim().length > limits.displayNameLength)
    errors.name = `A name has at most ${limits.displayNameLength} characters.`;
  if (email.trim() === '') errors.email = 'Please enter your email address.';
  else if (!isAddress(email)) errors.email = 'That does not look like an email address.';
  if (password === '') errors.password = 'Please enter your password.';
  else if (tab === 'signup') {
    const wrong = passwordFault(password);
    if (wrong !== undefined) errors.password = wrong;
  }
  return errors;
}

/** Whether a text looks like an email address, spaces around it apart; the server judges again. */
export function isAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text.trim());
}

/** Why a new password cannot be taken; undefined when it can. */
export function passwordFault(password: string): string | undefined {
  if (password.length < limits.passwordMinimum) return `Password must be at least ${limits.passwordMinimum} characters long`;
  if (password.length > limits.passwordMaximum) return `Password must be at most ${limits.passwordMaximum} characters long.`;
  return undefined;
}
