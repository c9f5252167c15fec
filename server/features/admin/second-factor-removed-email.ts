import type { Email } from '#server/kernel/mail.ts';

/** What is written to somebody whose second factor an administrator has taken off. */
export function secondFactorRemovedEmail({ email, name }: { email: string; name: string }, base: string): Email {
  const paragraphs = [
    `Hello ${name},`,
    'An administrator has taken the second factor off your Hearthlore account. You are signed out everywhere, and your password alone lets you in again. The recovery codes you had no longer work.',
    'You can set up a new second factor in your settings:',
    `${base}/account/settings`,
    'If you did not ask for this, please change your password and speak to your administrator.',
  ];
  return { to: email, subject: 'Your second factor was taken off', text: `${paragraphs.join('\n\n')}\n` };
}
