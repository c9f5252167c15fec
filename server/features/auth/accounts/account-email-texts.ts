import type { Email } from '#server/kernel/mail.ts';

interface Addressee {
  email: string;
  name: string;
}

/** What is written to somebody who has just signed up. */
export function confirmationEmail({ email, name }: Addressee, url: string): Email {
  return compose(email, 'Please confirm your address', [
    `Hello ${name},`,
    'There is a chair by the hearth for you. Please confirm that this address is yours:',
    url,
    'The link works for one hour. If you did not sign up for Hearthlore, you need not do anything.',
  ]);
}

/** What is written to the new address of somebody who changes it. */
export function newAddressEmail({ email, name }: Addressee, url: string): Email {
  return compose(email, 'Please confirm your new address', [
    `Hello ${name},`,
    'Step 2 of 2: you would like to use this address with Hearthlore from now on. Please confirm that it is yours:',
    url,
    'The link works for one hour, also where you are not signed in. Until you open it your old address stays.',
  ]);
}

/** What is written to the address that somebody is about to leave. */
export function leavingAddressEmail({ email, name }: Addressee, newEmail: string, url: string): Email {
  return compose(email, 'Somebody wants to change your address', [
    `Hello ${name},`,
    `Step 1 of 2: your Hearthlore account is about to move to ${newEmail}. If that is your wish, please agree to it here:`,
    url,
    'After that a second link is sent to the new address. Your address changes when you open that one.',
    'If it is not, do not open the link, and change your password soon: somebody may know it.',
  ]);
}

/** What is written to somebody who asks for an address that another account has. */
export function addressTakenEmail({ email, name }: Addressee, wanted: string): Email {
  return compose(email, 'Your address stays as it is', [
    `Hello ${name},`,
    `You asked to use ${wanted} with your Hearthlore account. Another account has that address already, so yours stays as it is.`,
    'If that other account is yours too, sign in with that address. Otherwise please choose a different one.',
  ]);
}

/** What is written to somebody who has lost the password. */
export function recoveryEmail({ email, name }: Addressee, url: string): Email {
  return compose(email, 'New password', [
    `Hello ${name},`,
    'Passwords get lost on long roads. Here you can choose a new one:',
    url,
    'The link works once, within one hour. If you did not ask for it, your old password still holds and you need not do anything.',
  ]);
}

/** What is written to somebody whose address is signed up with a second time. */
export function alreadyHereEmail({ email, name }: Addressee, url: string): Email {
  return compose(email, 'You have an account already', [
    `Hello ${name},`,
    'Somebody, perhaps you, has tried to sign up for Hearthlore with this address. It has an account already, so please sign in:',
    url,
    'If you have lost the password, you can choose a new one there.',
  ]);
}

function compose(to: string, subject: string, paragraphs: string[]): Email {
  return { to, subject, text: `${paragraphs.join('\n\n')}\n` };
}
