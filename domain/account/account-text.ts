import { limits } from '#domain/limits/limits.ts';

/** Where a person goes on after something about their account did not work. */
export type NextStep = 'signIn' | 'recover';

/** What is said of it. */
export interface AccountText {
  sentence: string;
  next?: NextStep;
}

const restart = 'Please start again.';
const signInAgain: AccountText = { sentence: 'Your session has ended. Please sign in again.', next: 'signIn' };
const notHere: AccountText = { sentence: 'This is not offered on this server.' };
const checkEntry: AccountText = { sentence: 'Something you entered is missing or not right. Please check it.' };
const otherSite: AccountText = { sentence: 'This request came from another site and was refused. Please open Hearthlore and try again.' };
const faulty: AccountText = { sentence: 'Something went wrong here. Please try again.' };
const haveAccount: AccountText = { sentence: 'There is an account with this email address already.', next: 'signIn' };
const linkedWithPassword: AccountText = {
  sentence: 'There is an account with this email address already. Please sign in with its password.',
  next: 'signIn',
};
const noEmailPassword: AccountText = { sentence: 'Email and password are not used on this server.' };
const noMail: AccountText = { sentence: 'This server sends no email. Please ask the administrator.' };
const usedLink: AccountText = { sentence: 'This link has been used or has expired. Please ask for a new one.', next: 'signIn' };
const expiredLink: AccountText = { sentence: 'This link has expired. Please ask for a new one.', next: 'signIn' };
const wrongPassword: AccountText = { sentence: 'That password is not correct.', next: 'recover' };
const noSecondFactor: AccountText = { sentence: 'This account has no second factor.' };
const tooManyCodes: AccountText = { sentence: 'Too many codes were wrong. Please wait a few minutes and sign in again.', next: 'signIn' };
const otherBrowser: AccountText = { sentence: `The sign-in did not begin in this browser, or too long ago. ${restart}` };
const badAnswer: AccountText = { sentence: `Google’s answer could not be used. ${restart}` };
const untrusted: AccountText = { sentence: `Google’s answer could not be trusted, so nobody was signed in. ${restart}` };
const noGoogle: AccountText = { sentence: 'Google sign-in is not set up on this server. Please use email and password.' };
const googleElsewhere: AccountText = { sentence: 'That Google account belongs to another account here.', next: 'signIn' };

/**
 * What a person reads for each code of the account library, whether it comes as an answer or in the address of a page.
 * Server and browser read it here; a test walks over all codes the library knows.
 */
const sentences: Record<string, AccountText> = {
  // Signing in and up.
  INVALID_EMAIL_OR_PASSWORD: { sentence: 'The email address or the password is not right.', next: 'recover' },
  INVALID_PASSWORD: wrongPassword,
  INVALID_EMAIL: { sentence: 'That does not look like an email address.' },
  EMAIL_NOT_VERIFIED: { sentence: 'Your email address is not confirmed yet. Please open the link we have sent you.' },
  PASSWORD_TOO_SHORT: { sentence: `Password must be at least ${limits.passwordMinimum} characters long` },
  PASSWORD_TOO_LONG: { sentence: `Password must be at most ${limits.passwordMaximum} characters long.` },
  USER_ALREADY_EXISTS: haveAccount,
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: haveAccount,
  FAILED_TO_CREATE_USER: { sentence: 'The account could not be made. Please try again.' },
  FAILED_TO_CREATE_SESSION: { sentence: 'You could not be signed in. Please try again.', next: 'signIn' },
  FAILED_TO_GET_SESSION: signInAgain,
  FAILED_TO_UPDATE_USER: { sentence: 'The change was not saved. Please try again.' },
  UNAUTHORIZED: signInAgain,
  SESSION_EXPIRED: signInAgain,
  SESSION_NOT_FRESH: { sentence: 'You signed in too long ago for this. Please sign in again.', next: 'signIn' },
  EMAIL_PASSWORD_DISABLED: noEmailPassword,
  EMAIL_PASSWORD_SIGN_UP_DISABLED: noEmailPassword,
  USER_NOT_FOUND: { sentence: 'There is no account with this email address any more.' },
  INVALID_USER: { sentence: 'This link belongs to another account. Sign out here, or open it in another browser.' },
  ACCOUNT_NOT_FOUND: { sentence: 'This way of signing in is not set up for your account.' },
  CREDENTIAL_ACCOUNT_NOT_FOUND: { sentence: 'Your account has no password yet. Please set one first.', next: 'recover' },
  USER_ALREADY_HAS_PASSWORD: { sentence: 'Your account has a password. Please enter it.' },
  PASSWORD_ALREADY_SET: { sentence: 'Your account has a password already.' },
  FAILED_TO_UNLINK_LAST_ACCOUNT: { sentence: 'This is your only way to sign in. Add another one before you remove it.' },
  // Letters and their links.
  INVALID_TOKEN: usedLink,
  TOKEN_EXPIRED: expiredLink,
  invalid_token: usedLink,
  token_expired: expiredLink,
  EMAIL_ALREADY_VERIFIED: { sentence: 'Your email address is confirmed already.', next: 'signIn' },
  EMAIL_MISMATCH: { sentence: 'You are signed in with another email address.' },
  VERIFICATION_EMAIL_NOT_ENABLED: noMail,
  RESET_PASSWORD_DISABLED: noMail,
  CHANGE_EMAIL_DISABLED: noMail,
  EMAIL_CAN_NOT_BE_UPDATED: { sentence: 'The email address cannot be changed here.' },
  EMAIL_IS_THE_SAME: { sentence: 'This is your email address already.' },
  FAILED_TO_CREATE_VERIFICATION: faulty,
  // The second factor.
  INVALID_CODE: { sentence: 'That code is not right. Please enter the one your app shows now.' },
  INVALID_BACKUP_CODE: { sentence: 'That recovery code is not right, or it has been used.' },
  FAILED_TO_VERIFY_BACKUP_CODE: { sentence: 'That recovery code could not be checked. Please try again.' },
  INVALID_TWO_FACTOR_COOKIE: { sentence: 'The sign-in took too long. Please enter your password again.', next: 'signIn' },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: tooManyCodes,
  ACCOUNT_TEMPORARILY_LOCKED: tooManyCodes,
  FAILED_TO_INVALIDATE_TWO_FACTOR_CHALLENGE: faulty,
  OTP_NOT_ENABLED: noSecondFactor,
  OTP_NOT_CONFIGURED: notHere,
  OTP_HAS_EXPIRED: { sentence: 'That code has expired. Please enter the one your app shows now.' },
  TOTP_NOT_ENABLED: noSecondFactor,
  TOTP_ALREADY_ENABLED: { sentence: 'Your account has a second factor already.' },
  TOTP_NOT_CONFIGURED: notHere,
  TWO_FACTOR_NOT_ENABLED: noSecondFactor,
  BACKUP_CODES_NOT_ENABLED: { sentence: 'This account has no recovery codes.' },
  // Requests that no screen of ours sends.
  VALIDATION_ERROR: checkEntry,
  MISSING_FIELD: checkEntry,
  FIELD_NOT_ALLOWED: checkEntry,
  BODY_MUST_BE_AN_OBJECT: checkEntry,
  ASYNC_VALIDATION_NOT_SUPPORTED: checkEntry,
  METHOD_NOT_ALLOWED_DEFER_SESSION_REQUIRED: checkEntry,
  CALLBACK_URL_REQUIRED: checkEntry,
  INVALID_CALLBACK_URL: otherSite,
  INVALID_REDIRECT_URL: otherSite,
  INVALID_ERROR_CALLBACK_URL: otherSite,
  INVALID_NEW_USER_CALLBACK_URL: otherSite,
  INVALID_ORIGIN: otherSite,
  MISSING_OR_NULL_ORIGIN: otherSite,
  CROSS_SITE_NAVIGATION_LOGIN_BLOCKED: otherSite,
  // Google.
  access_denied: { sentence: 'You did not let Google sign you in here. You can try again, or use email and password.' },
  PROVIDER_NOT_FOUND: noGoogle,
  oauth_provider_not_found: noGoogle,
  INVALID_OAUTH_CONFIGURATION: noGoogle,
  TOKEN_URL_NOT_FOUND: noGoogle,
  ID_TOKEN_NOT_SUPPORTED: notHere,
  FAILED_TO_GET_USER_INFO: untrusted,
  USER_EMAIL_NOT_FOUND: { sentence: 'Google did not say which email address is yours. Please use email and password.' },
  SOCIAL_ACCOUNT_ALREADY_LINKED: googleElsewhere,
  LINKED_ACCOUNT_ALREADY_EXISTS: googleElsewhere,
  OAUTH_LINK_ERROR: linkedWithPassword,
  state_mismatch: otherBrowser,
  state_not_found: otherBrowser,
  state_invalid: otherBrowser,
  state_security_mismatch: otherBrowser,
  state_generation_error: faulty,
  please_restart_the_process: { sentence: `The sign-in took too long. ${restart}` },
  invalid_callback_request: badAnswer,
  invalid_code: badAnswer,
  no_code: badAnswer,
  no_callback_url: badAnswer,
  unable_to_get_user_info: untrusted,
  issuer_mismatch: untrusted,
  issuer_missing: untrusted,
  nonce_binding_missing: untrusted,
  email_not_found: { sentence: 'Google did not say which email address is yours. Please use email and password.' },
  email_not_verified: { sentence: 'Google has not confirmed your email address. Please use email and password.' },
  email_does_not_match: { sentence: 'That Google account has another email address than your account here.' },
  account_not_linked: linkedWithPassword,
  unable_to_link_account: linkedWithPassword,
  unable_to_update_account: faulty,
  unable_to_create_user: { sentence: 'The account could not be made. Please try again.' },
  unable_to_create_session: { sentence: 'You could not be signed in. Please try again.', next: 'signIn' },
  signup_disabled: { sentence: 'Sign ups by invite only. Please use the link or code you were given.' },
  account_already_linked_to_different_user: googleElsewhere,
  account_ownership_conflict: googleElsewhere,
  account_hook_binding_conflict: faulty,
  user_hook_selection_conflict: faulty,
  session_hook_user_conflict: faulty,
  user_not_found: { sentence: 'There is no account with this email address any more.' },
  internal_server_error: faulty,
  fault: faulty,
};

/** Next steps after refusals of our own that stand between a person and their account. */
const afterRefusals: Record<string, NextStep> = { 'auth.required': 'signIn', 'auth.tooManyAttempts': 'recover' };

/** What is said of a code that accounts alone know. */
export function ownAccountText(code: string): AccountText | undefined {
  return Object.hasOwn(sentences, code) ? sentences[code] : undefined;
}

/** Where somebody goes on after a code, whoever knows it. */
export function nextAfter(code: string): NextStep | undefined {
  return Object.hasOwn(afterRefusals, code) ? afterRefusals[code] : ownAccountText(code)?.next;
}
