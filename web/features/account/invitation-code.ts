import { isInvitationCode, plainCode } from '#domain/account/invitation-code.ts';

/** The code in what somebody typed or pasted: a code itself, however it is spaced, or a link that ends with one; null without one. */
export function invitationCodeIn(text: string): string | null {
  const found = plainCode(text.includes('#') ? text.slice(text.lastIndexOf('#') + 1) : text);
  return isInvitationCode(found) ? found : null;
}
