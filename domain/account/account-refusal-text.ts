import { catalogue, isRefusalCode } from '#domain/refusals/refusals.ts';
import { nextAfter, ownAccountText } from './account-text.ts';
import type { AccountText } from './account-text.ts';

const unexpected: AccountText = { sentence: 'An unexpected error occurred' };

/** Whether a code has words of its own. */
export function hasAccountText(code: string): boolean {
  return isRefusalCode(code) || ownAccountText(code) !== undefined;
}

/** What a person reads when something about their account did not work, and where they go on; never what a library wrote. */
export function accountText(code: string): AccountText {
  if (isRefusalCode(code)) return { sentence: catalogue[code].sentence, next: nextAfter(code) };
  return ownAccountText(code) ?? unexpected;
}
