import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mira } from '#tests/support/dom/mira.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { signInAsMira } from '#tests/support/dom/signed-in.ts';
import { PersonProvider } from '#web/lib/session/person.tsx';
import { DeletionSettings } from './deletion-settings.tsx';

const at = '2026-12-20T12:00:00.000Z';
const settings = (deletesAt: string | null) => (
  <PersonProvider person={{ ...mira, deletesAt }}>
    <DeletionSettings />
  </PersonProvider>
);

it('an account is deleted after a question that says what goes with it', async () => {
  const { person, server } = renderAt('/', settings(null), {
    account: { requestDeletion: () => ({ deletesAt: at }) },
    campaigns: { list: () => [] },
    worlds: { list: () => [] },
  });
  await signInAsMira(server);
  expect(screen.getByText('Your own campaigns are deleted with everything said in them, also for their players.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Delete my account' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain(mira.email);
  expect(await within(question).findByText('You own no campaign and no world.')).toBeTruthy();
  expect(server.inputsOf('account.requestDeletion')).toEqual([]);
  await person.click(within(question).getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText('Deletion asked for')).toBeTruthy();
  expect(server.inputsOf('account.requestDeletion')).toHaveLength(1);
});

it('one that is marked already says until when', async () => {
  renderAt('/', settings(at));
  expect(screen.getByText(/^Your account is deleted on/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull());
});
