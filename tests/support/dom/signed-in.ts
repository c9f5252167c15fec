import { refreshSession } from '#web/lib/session/session.ts';
import { act } from 'react';
import { onTestFinished, vi } from 'vitest';
import { FakeServer } from './fake-server.ts';
import { mira } from './mira.ts';

const about = { ended: null, firstAccount: false, signups: 'invite', google: false, mail: false } as const;

/** What the server says of who is signed in to somebody who is not. */
export const visitor = { person: null, ...about };

/** Lets the session of this tab be Mira's until the test is over, for what looks at it before it sends something. */
export async function signInAsMira(server: FakeServer, plan = mira.plan): Promise<void> {
  server.answer({
    account: {
      me: () => ({ person: { ...mira, plan }, ...about }),
      session: () => ({ accessToken: 'token', expiresAt: '2099-01-01T00:00:00.000Z' }),
    },
  });
  await act(refreshSession);
  onTestFinished(signOut);
}

// Tests of other files share this tab.
async function signOut(): Promise<void> {
  const server = new FakeServer();
  server.answer({ account: { me: () => visitor } });
  vi.stubGlobal('fetch', server.fetch);
  await act(refreshSession);
  vi.unstubAllGlobals();
}
