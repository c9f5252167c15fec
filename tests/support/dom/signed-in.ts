import { refreshSession } from '#web/lib/session/session.ts';
import { act } from 'react';
import { onTestFinished, vi } from 'vitest';
import { FakeServer } from './fake-server.ts';
import { mira } from './mira.ts';

const about = { ended: null, firstAccount: false, signups: 'invite', google: false, mail: false } as const;

/** Lets the session of this tab be Mira's until the test is over, for what looks at it before it sends something. */
export async function signInAsMira(server: FakeServer): Promise<void> {
  server.answer({
    account: {
      me: () => ({ person: mira, ...about }),
      session: () => ({ accessToken: 'token', expiresAt: '2099-01-01T00:00:00.000Z' }),
    },
  });
  await act(refreshSession);
  onTestFinished(signOut);
}

// Tests of other files share this tab.
async function signOut(): Promise<void> {
  const server = new FakeServer();
  server.answer({ account: { me: () => ({ person: null, ...about }) } });
  vi.stubGlobal('fetch', server.fetch);
  await act(refreshSession);
  vi.unstubAllGlobals();
}
