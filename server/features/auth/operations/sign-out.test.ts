import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openBrowser } from '#tests/support/app/browser.ts';
import type { Browser } from '#tests/support/app/browser.ts';
import type { TestSocket } from '#tests/support/app/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await openBrowser(app.url).account('sign-up/email', { name: 'First', email: 'first@example.org', password });
});
afterAll(() => app.end());

const password = 'a lantern in the reeds';
const emailOf = (name: string) => `${name.toLowerCase()}@example.org`;
const personIn = async (browser: Browser) => (await browser.call.account.me({})).person;

/** Two browsers of one person, each with an open socket. */
async function twoBrowsers(name: string) {
  const here = openBrowser(app.url);
  await here.account('sign-up/email', { name, email: emailOf(name), password });
  const there = openBrowser(app.url);
  await there.account('sign-in/email', { email: emailOf(name), password });
  const sockets = [await here.listen(), await there.listen()];
  for (const socket of sockets) await isOpen(socket);
  return { here, there, sockets };
}

async function isOpen(socket: TestSocket): Promise<boolean> {
  const before = socket.frames.length;
  socket.say({ type: 'ping' });
  await socket.hear('pong', (frame) => socket.frames.indexOf(frame) >= before);
  return true;
}

describe('signing out', () => {
  it.each([
    ['local', [true, false]],
    ['others', [false, true]],
    ['global', [true, true]],
  ] as const)('%s closes the sessions and sockets that it names, and no other', async (scope, [endsHere, endsThere]) => {
    const { here, there, sockets } = await twoBrowsers(`Out-${scope}`);
    await here.call.account.signOut({ scope });
    const ended = [endsHere, endsThere];
    for (const [n, socket] of sockets.entries()) {
      if (ended[n]) expect(await socket.closed).toBe(4401);
      else expect(await isOpen(socket)).toBe(true);
    }
    expect((await Promise.all([here, there].map(personIn))).map((person) => person === null)).toEqual(ended);
    expect(here.cookies.has('hearthlore.session')).toBe(!endsHere);
    for (const socket of sockets) socket.close();
  });

  it('of one session among those listed ends that one', async () => {
    const { here, there, sockets } = await twoBrowsers('Revoker');
    const sessions = await here.call.account.sessions({});
    expect(sessions.map(({ isThis, device, address }) => ({ isThis, device, address }))).toEqual(
      expect.arrayContaining([
        { isThis: true, device: 'node', address: '127.0.0.1' },
        { isThis: false, device: 'node', address: '127.0.0.1' },
      ]),
    );
    const sessionId = sessions.find(({ isThis }) => !isThis)?.id ?? '';
    const stranger = openBrowser(app.url);
    await stranger.account('sign-up/email', { name: 'Stranger', email: 'stranger@example.org', password });
    await expect(stranger.call.account.revokeSession({ sessionId })).rejects.toMatchObject({ code: 'session.notFound' });
    await here.call.account.revokeSession({ sessionId });
    expect(await sockets[1]?.closed).toBe(4401);
    expect(await personIn(there)).toBeNull();
    await expect(here.call.account.revokeSession({ sessionId })).rejects.toMatchObject({ code: 'session.notFound' });
    for (const socket of sockets) socket.close();
  });

  it('by the account service ends this browser’s session and socket', async () => {
    const { here, there, sockets } = await twoBrowsers('Plain');
    await here.account('sign-out', {});
    expect(await sockets[0]?.closed).toBe(4401);
    expect((await Promise.all([here, there].map(personIn))).map((person) => person === null)).toEqual([true, false]);
    sockets[1]?.close();
  });

  it('follows for all others when the password changes', async () => {
    const { here, there, sockets } = await twoBrowsers('Changer');
    const old = here.copy();
    await here.account('change-password', { currentPassword: password, newPassword: 'a second lantern', revokeOtherSessions: false });
    expect(await Promise.all(sockets.map((socket) => socket.closed))).toEqual([4401, 4401]);
    expect((await Promise.all([here, there, old].map(personIn))).map((person) => person === null)).toEqual([false, true, true]);
  });

  it('follows when the session’s time is over, without anybody doing anything', async () => {
    const { sockets } = await twoBrowsers('Brief');
    await app.database.pool.query(
      `update session set expires_at = now() + interval '1500 milliseconds' where user_id = (select id from "user" where email = $1)`,
      [emailOf('Brief')],
    );
    const id = (await app.database.pool.query(`select id from "user" where email = $1`, [emailOf('Brief')])).rows[0]?.id;
    app.kernel.sessionInvalidation.invalidate(id);
    expect(await Promise.all(sockets.map((socket) => socket.closed))).toEqual([4401, 4401]);
  });
});
