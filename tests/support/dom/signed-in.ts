import { refreshSession } from '#web/lib/session/session.ts';
import { act } from 'react';
import type { FakeServer } from './fake-server.ts';
import { mira } from './mira.ts';

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
