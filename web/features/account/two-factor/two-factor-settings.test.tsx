import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mira } from '#tests/support/dom/mira.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { signInAsMira } from '#tests/support/dom/signed-in.ts';
import { PersonProvider } from '#web/lib/session/person.tsx';
import { SecondFactorForm } from '#web/features/account/sign-in/second-factor-form.tsx';
import { TwoFactorSettings } from './two-factor-settings.tsx';

const backupCodes = Array.from({ length: 10 }, (_, n) => `AAAA-BB${n}`);
const setup = { totpURI: 'otpauth://totp/Hearthlore:mira?secret=JBSWY3DPEHPK3PXP&issuer=Hearthlore', backupCodes };
const wrongPassword = { code: 'INVALID_PASSWORD', message: 'That password is not correct.' };

const dialog = () => screen.getByRole('dialog');
const settings = (twoFactor: boolean) => (
  <PersonProvider person={{ ...mira, twoFactor }}>
    <TwoFactorSettings />
  </PersonProvider>
);

it('a second factor is begun with the password and ended with a code, and its recovery codes are shown once', async () => {
  const { person, server } = renderAt('/', settings(false));
  await signInAsMira(server);
  server.answerAccount({
    'two-factor/enable': (body) => (JSON.stringify(body).includes('the right one') ? setup : wrongPassword),
    'two-factor/verify-totp': () => ({}),
  });
  await person.click(screen.getByRole('button', { name: 'Set up' }));
  await person.type(within(dialog()).getByLabelText(/^Password/), 'another');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await within(dialog()).findByText('That password is not correct.')).toBeTruthy();
  await person.clear(within(dialog()).getByLabelText(/^Password/));
  await person.type(within(dialog()).getByLabelText(/^Password/), 'the right one');
  await person.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('img', { name: /to scan/ })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Key' }).value).toBe('JBSWY3DPEHPK3PXP');
  await person.type(screen.getByRole('textbox', { name: 'Code' }), '123 456');
  await person.click(screen.getByRole('button', { name: 'Turn on' }));
  const codes = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }));
  expect(server.inputsOf('two-factor/verify-totp')).toEqual([{ code: '123456' }]);
  expect(codes.getAllByRole('listitem').map((each) => each.textContent)).toEqual(backupCodes);
  await person.keyboard('{Escape}{Escape}');
  expect(codes.getAllByRole('listitem')).toHaveLength(10);
  await person.click(screen.getByRole('button', { name: 'I have saved them' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a second factor is turned off with the password', async () => {
  const { person, server } = renderAt('/', settings(true));
  await signInAsMira(server);
  server.answerAccount({ 'two-factor/disable': () => ({}) });
  await person.click(screen.getByRole('button', { name: 'Turn off' }));
  await person.type(within(dialog()).getByLabelText(/^Password/), 'the right one');
  await person.click(within(dialog()).getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('Second factor turned off')).toBeTruthy();
  expect(server.inputsOf('two-factor/disable')).toEqual([{ password: 'the right one' }]);
});

it('at signing in the code is asked for, or a recovery code in its place', async () => {
  let done = 0;
  const { person, server } = renderAt('/', <SecondFactorForm onDone={() => void (done += 1)} onBack={() => undefined} />);
  await signInAsMira(server);
  server.answerAccount({
    'two-factor/verify-totp': () => ({ code: 'INVALID_CODE', message: 'That code is not right.' }),
    'two-factor/verify-backup-code': () => ({}),
  });
  const field = (name: string) => screen.getByRole('textbox', { name });
  expect(document.activeElement).toBe(field('Code'));
  await person.type(field('Code'), '000000{Enter}');
  expect((await screen.findAllByText('That code is not right.')).length).toBeGreaterThan(0);
  expect(done).toBe(0);
  await person.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
  expect(document.activeElement).toBe(field('Recovery code'));
  await person.type(field('Recovery code'), 'AAAA-BB0{Enter}');
  await act(async () => undefined);
  await waitFor(() => expect(done).toBe(1));
  expect(server.inputsOf('two-factor/verify-backup-code')).toEqual([{ code: 'AAAA-BB0' }]);
});
