import { INVITATION_LETTERS } from '#domain/invitation.ts';

const LENGTH = 26;
const code = new RegExp(`^[${INVITATION_LETTERS}]{${LENGTH}}$`);

/** The code in what somebody typed or pasted: the code itself, however it is spaced, or a link that ends with it; null without one. */
export function invitationCodeIn(text: string): string | null {
  const end = text.includes('#') ? text.slice(text.lastIndexOf('#') + 1) : text;
  const found = end.replaceAll(/[\s-]/g, '').toUpperCase();
  return code.test(found) ? found : null;
}
