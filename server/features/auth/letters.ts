import type { Letter } from '#server/kernel/mail.ts';

interface Addressee {
  email: string;
  name: string;
}

/** What is written to somebody who has just signed up. */
export function confirmationLetter({ email, name }: Addressee, url: string): Letter {
  return letter(email, 'Please confirm your address', [
    `Hello ${name},`,
    'There is a chair by the hearth for you. Please confirm that this address is yours:',
    url,
    'The link works for one hour. If you did not sign up for Hearthlore, you need not do anything.',
  ]);
}

/** What is written to the new address of somebody who changes it. */
export function newAddressLetter({ email, name }: Addressee, url: string): Letter {
  return letter(email, 'Please confirm your new address', [
    `Hello ${name},`,
    'You would like to use this address with Hearthlore from now on. Please confirm that it is yours:',
    url,
    'The link works for one hour. Until then your old address stays.',
  ]);
}

/** What is written to the address that somebody is about to leave. */
export function leavingAddressLetter({ email, name }: Addressee, newEmail: string, url: string): Letter {
  return letter(email, 'Somebody wants to change your address', [
    `Hello ${name},`,
    `Your Hearthlore account is about to move to ${newEmail}. If that is your wish, please agree to it here:`,
    url,
    'If it is not, please do nothing but change your password soon: somebody may know it.',
  ]);
}

/** What is written to somebody who has lost the password. */
export function recoveryLetter({ email, name }: Addressee, url: string): Letter {
  return letter(email, 'A new password', [
    `Hello ${name},`,
    'Passwords get lost on long roads. Here you can choose a new one:',
    url,
    'The link works once, within one hour. If you did not ask for it, your old password still holds and you need not do anything.',
  ]);
}

/** What is written to somebody whose address is signed up with a second time. */
export function alreadyHereLetter({ email, name }: Addressee, url: string): Letter {
  return letter(email, 'You have an account already', [
    `Hello ${name},`,
    'Somebody, perhaps you, has tried to sign up for Hearthlore with this address. It has an account already, so please sign in:',
    url,
    'If you have lost the password, you can choose a new one there.',
  ]);
}

function letter(to: string, subject: string, paragraphs: string[]): Letter {
  return { to, subject, text: `${paragraphs.join('\n\n')}\n` };
}
