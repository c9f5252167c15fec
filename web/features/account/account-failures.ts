import { catalogue, isRefusalCode } from '#domain/refusals.ts';

/** What Google, or whoever leads back from there, may say instead of signing somebody in. */
const words: Record<string, string> = {
  access_denied: 'You did not let Google sign you in here. You can try again, or use email and password.',
  state_mismatch: 'The sign-in did not begin in this browser, or too long ago. Please start again.',
  state_not_found: 'The sign-in did not begin in this browser, or too long ago. Please start again.',
  please_restart_the_process: 'The sign-in took too long. Please start again.',
  invalid_code: 'Google’s answer could not be used. Please start again.',
  no_code: 'Google’s answer could not be used. Please start again.',
  unable_to_get_user_info: 'Google’s answer could not be trusted, so nobody was signed in. Please start again.',
  issuer_mismatch: 'Google’s answer could not be trusted, so nobody was signed in. Please start again.',
  issuer_missing: 'Google’s answer could not be trusted, so nobody was signed in. Please start again.',
  nonce_binding_missing: 'Google’s answer could not be trusted, so nobody was signed in. Please start again.',
  email_not_found: 'Google did not say which email address is yours. Please use email and password.',
  email_not_verified: 'Google has not confirmed your email address. Please use email and password.',
  email_does_not_match: 'That Google account has another email address than your account here.',
  account_not_linked: 'There is an account with this email address already. Please sign in with its password.',
  unable_to_link_account: 'There is an account with this email address already. Please sign in with its password.',
  account_already_linked_to_different_user: 'That Google account belongs to somebody else here.',
  oauth_provider_not_found: 'Google sign-in is not set up on this server. Please use email and password.',
  INVALID_TOKEN: 'This link has been used or has expired. Please ask for a new one.',
  TOKEN_EXPIRED: 'This link has expired. Please ask for a new one.',
  invalid_token: 'This link has been used or has expired. Please ask for a new one.',
  token_expired: 'This link has expired. Please ask for a new one.',
};

/** The sentence for what an address says went wrong on the way in; refusals of our own keep their words. */
export function failureWords(code: string): string {
  if (isRefusalCode(code)) return catalogue[code].sentence;
  return Object.hasOwn(words, code) ? (words[code] ?? '') : 'An unexpected error occurred';
}
