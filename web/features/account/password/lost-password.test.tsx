import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mira } from '#tests/support/dom/mira.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { signInAsMira } from '#tests/support/dom/signed-in.ts';
import { PersonProvider } from '#web/lib/session/person.tsx';
import { typedAddress } from '#web/lib/storage/typed-address.ts';
import { EmailDialog } from '#web/features/account/profile/email-dialog.tsx';
import { CheckYourEmail } from '#web/features/account/sign-in/check-your-email.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';
import { NewPassword } from './new-password.tsx';

it('a link to a new password is asked for with the address that was typed at signing in', async () => {
  typedAddress.keep('mira@example.org');
  const { person, server } = renderAt('/', <ForgottenPassword />);
  server.answerAccount({ 'request-password-reset': () => ({}) });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('mira@example.org');
  await person.click(screen.getByRole('button', { name: 'Send me a link' }));
  const heading = await screen.findByRole('heading', { name: 'Check your email' });
  expect(document.activeElement).toBe(heading);
  expect(server.inputsOf('request-password-reset')).toEqual([{ email: 'mira@example.org', redirectTo: '/auth' }]);
});

it('what is no address is not sent', async () => {
  const { person, server } = renderAt('/', <ForgottenPassword />);
  await person.type(screen.getByRole('textbox', { name: 'Email' }), 'mira{Enter}');
  expect(await screen.findByText('Please enter your email address.')).toBeTruthy();
  expect(server.calls).toEqual([]);
});

it('a new password is checked before it is sent, and a link that was used meanwhile says so', async () => {
  const seen: string[] = [];
  const { person, server } = renderAt(
    '/',
    <NewPassword token="from-the-link" onDone={() => void seen.push('done')} onSpent={() => void seen.push('spent')} />,
  );
  await signInAsMira(server);
  let spent = false;
  server.answerAccount({ 'reset-password': () => (spent ? { code: 'INVALID_TOKEN', message: 'Used.' } : {}) });
  const field = screen.getByLabelText(/^New password/);
  await person.type(field, 'short{Enter}');
  expect(await screen.findByText('Password must be at least 6 characters long')).toBeTruthy();
  await person.clear(field);
  await person.type(field, 'another lantern{Enter}');
  await waitFor(() => expect(seen).toEqual(['done']));
  expect(await screen.findByText('Please sign in with your new password.')).toBeTruthy();
  expect(server.inputsOf('reset-password')).toEqual([{ newPassword: 'another lantern', token: 'from-the-link' }]);
  spent = true;
  await person.type(field, '{Enter}');
  await waitFor(() => expect(seen).toEqual(['done', 'spent']));
});

it.each([
  ['signup', 'Check your email'],
  ['signin', 'Confirm your address first'],
] as const)('after %s without a confirmed address the letter is told of, and cannot be asked for again at once', (after, heading) => {
  renderAt('/', <CheckYourEmail email="mira@example.org" after={after} onBack={() => undefined} />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: heading }));
  expect(screen.getByText('mira@example.org')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Send again in \d+ s$/ }).disabled).toBe(true);
});

it('another address is asked for, and what is refused stays in its field', async () => {
  let closed = 0;
  const { person, server } = renderAt(
    '/',
    <PersonProvider person={mira}>
      <EmailDialog open onClose={() => void (closed += 1)} />
    </PersonProvider>,
  );
  await signInAsMira(server);
  let isTaken = true;
  server.answerAccount({ 'change-email': () => (isTaken ? { code: 'TAKEN', message: 'That address is taken.' } : {}) });
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'New email address' });
  const send = () => person.click(screen.getByRole('button', { name: 'Send the first mail' }));
  await person.type(field, 'weir@example.org');
  await send();
  expect(await screen.findByText('That address is taken.')).toBeTruthy();
  expect(field.value).toBe('weir@example.org');
  isTaken = false;
  await person.type(field, '.eu');
  await send();
  await waitFor(() => expect(closed).toBe(1));
  expect(await screen.findByText(`Step 1 of 2: open the email we have sent to ${mira.email}.`)).toBeTruthy();
});
