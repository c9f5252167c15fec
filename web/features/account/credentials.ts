import { limits } from '#domain/limits.ts';

export type AuthTab = 'signin' | 'signup';

export interface Credentials {
  email: string;
  password: string;
  name: string;
}

export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

/** What is wrong with a filled-in form, field by field; empty when it may be sent. The server judges again. */
export function checkCredentials(tab: AuthTab, { email, password, name }: Credentials): CredentialErrors {
  const errors: CredentialErrors = {};
  if (email.trim() === '') errors.email = 'Please enter your email address.';
  else if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) errors.email = 'That does not look like an email address.';
  if (password === '') errors.password = 'Please enter your password.';
  else if (tab === 'signup') {
    if (password.length < limits.passwordMinimum) errors.password = `Password must be at least ${limits.passwordMinimum} characters long`;
    else if (password.length > limits.passwordMaximum)
      errors.password = `Password must be at most ${limits.passwordMaximum} characters long`;
  }
  if (tab === 'signup' && name.trim().length > limits.displayNameLength)
    errors.name = `A name has at most ${limits.displayNameLength} characters.`;
  return errors;
}
