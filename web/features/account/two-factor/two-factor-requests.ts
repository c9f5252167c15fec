import { accountRequest } from '#web/lib/session/account-request.ts';
import { textIn } from '#web/lib/calls/text-in.ts';

/** What an authenticator app is given, and the codes for the day it is lost. */
export interface TwoFactorSetup {
  uri: string;
  /** The secret in the address, for those who type it. */
  secret: string;
  recoveryCodes: string[];
}

/** Begins to set up a second factor; it holds once a code of it was entered. */
export async function beginTwoFactor(password: string): Promise<TwoFactorSetup> {
  const answer = await accountRequest('two-factor/enable', { password });
  const uri = textIn(answer, 'totpURI') ?? '';
  return { uri, secret: new URL(uri).searchParams.get('secret') ?? '', recoveryCodes: codesIn(answer) };
}

/** Ends setting it up, with a code that the app shows. */
export async function finishTwoFactor(code: string): Promise<void> {
  await accountRequest('two-factor/verify-totp', { code: code.replaceAll(/\s/g, '') });
}

/** Goes back to the password alone. */
export async function endTwoFactor(password: string): Promise<void> {
  await accountRequest('two-factor/disable', { password });
}

/** Makes new recovery codes in place of the old ones. */
export async function renewRecoveryCodes(password: string): Promise<string[]> {
  return codesIn(await accountRequest('two-factor/generate-backup-codes', { password }));
}

function codesIn(answer: unknown): string[] {
  const codes: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'backupCodes') : null;
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [];
}
