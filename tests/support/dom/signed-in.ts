import { defaultPreferences } from '#domain/account/default-preferences.ts';
import { refreshSession } from '#web/lib/session.ts';
import type { SignedInPerson } from '#web/lib/session.ts';
import { act } from 'react';
import type { FakeServer } from './fake-server.ts';

/** Somebody with an account, as their own browser knows them. */
export const mira: SignedInPerson = {
  kind: 'person',
  id: 'mira',
  name: 'Mira',
  email: 'mira@table.example',
  plan: 'DM',
  createdAt: '2026-11-20T12:00:00.000Z',
  emailVerified: true,
  avatarUrl: null,
  twoFactor: false,
  hasPassword: true,
  googleLinked: false,
  preferences: defaultPreferences,
  deletesAt: null,
};

/** Lets the session of this tab be Mira's, for what looks at it before it sends something. */
export async function signInAsMira(server: FakeServer): Promise<void> {
  server.answer({
    account: {
      me: () => ({ person: mira, ended: null, firstAccount: false, signups: 'invite', google: false, mail: false }),
      session: () => ({ accessToken: 'token', expiresAt: '2099-01-01T00:00:00.000Z' }),
    },
  });
  await act(refreshSession);
}
