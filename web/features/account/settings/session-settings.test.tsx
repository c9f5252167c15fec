import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { signInAsMira } from '#tests/support/dom/signed-in.ts';
import { SessionSettings } from './session-settings.tsx';

const at = '2026-11-20T12:00:00.000Z';
const session = (id: string, device: string, isThis: boolean) => ({ id, device, address: null, createdAt: at, lastSeenAt: at, isThis });

it('sessions are listed, and one elsewhere is ended; this one has no button for that', async () => {
  let others = [session('phone', 'Firefox on Android', false)];
  const { person, server } = renderAt('/', <SessionSettings />, {
    account: {
      sessions: () => [session('desk', 'Chromium on Linux', true), ...others],
      revokeSession: () => {
        others = [];
        return {};
      },
    },
  });
  expect(await screen.findByText('This one')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^End the session/ })).toHaveLength(1);
  await person.click(screen.getByRole('button', { name: 'End the session: Firefox on Android' }));
  expect(await screen.findByText('Session ended')).toBeTruthy();
  expect(server.inputsOf('account.revokeSession')).toEqual([{ sessionId: 'phone' }]);
  await waitFor(() => expect(screen.queryByText('Firefox on Android')).toBeNull());
});

it.each([
  ['Sign out here', 'local'],
  ['Sign out everywhere else', 'others'],
  ['Sign out everywhere', 'global'],
])('“%s” ends what it says', async (name, scope) => {
  const { person, server } = renderAt('/', <SessionSettings />, {
    account: { sessions: () => [session('desk', 'Chromium on Linux', true)], signOut: () => ({}) },
  });
  await signInAsMira(server);
  await screen.findByText('This one');
  await person.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(server.inputsOf('account.signOut')).toEqual([{ scope }]));
  if (scope === 'others') expect((await screen.findAllByText('Signed out everywhere else')).length).toBeGreaterThan(0);
});
