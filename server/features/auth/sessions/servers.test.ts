import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openBrowser } from '#tests/support/app/browser.ts';
import { freshDatabaseUrl, whyNoPostgres } from '#tests/support/database/postgres.ts';
import { administer } from '#server/admin-tool.ts';

const password = 'a lantern in the reeds';
const emailOf = (name: string) => `${name.toLowerCase()}@example.org`;

let databaseUrl = '';
let servers: TestApp[] = [];
/** A data folder of its own: that of the checkout may belong to a database of somebody's. */
const dataDir = mkdtempSync(join(tmpdir(), 'hearthlore-servers-'));

const browserOn = (n: number, cookies?: Map<string, string>) => openBrowser(servers[n % 2]?.url ?? '', cookies);

/** One person on both servers, with a session and a socket on each. */
async function onBoth(name: string) {
  const [one, other] = [browserOn(0), browserOn(1)];
  await one.account('sign-up/email', { name, email: emailOf(name), password });
  await other.account('sign-in/email', { email: emailOf(name), password });
  return { one, other, sockets: await Promise.all([one.listen(), other.listen()]) };
}

describe.skipIf(await whyNoPostgres())('two servers on one database', () => {
  beforeAll(async () => {
    databaseUrl = await freshDatabaseUrl();
    servers = [await startApp({ databaseUrl }), await startApp({ databaseUrl })];
    await browserOn(0).account('sign-up/email', { name: 'First', email: emailOf('First'), password });
  });
  afterAll(async () => {
    for (const server of servers) await server.end();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('close the sockets of sessions that end on the other', async () => {
    const { one, other, sockets } = await onBoth('Mira');
    await one.call.account.signOut({ scope: 'global' });
    expect(await Promise.all(sockets.map((socket) => socket.closed))).toEqual([4401, 4401]);
    expect((await other.call.account.me({})).person).toBeNull();
  });

  it('close them when somebody is suspended from the command line, while both run', async () => {
    const { sockets } = await onBoth('Tov');
    expect(await administer(['suspend', emailOf('Tov')], { DATABASE_URL: databaseUrl, DATA_DIR: dataDir })).toBe(0);
    expect(await Promise.all(sockets.map((socket) => socket.closed))).toEqual([4401, 4401]);
  });

  it('count failed sign-ins together: thirty at once on both are five', async () => {
    await onBoth('Iva');
    const wrong = { email: emailOf('Iva'), password: 'wrong' };
    const said = await Promise.all(Array.from({ length: 30 }, (_, n) => browserOn(n).account('sign-in/email', wrong)));
    expect(said.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(said.filter(({ code }) => code === 'auth.tooManyAttempts')).toHaveLength(25);
  });

  it('change a token once, whichever is asked', async () => {
    const { one } = await onBoth('Ona');
    const elsewhere = browserOn(1, one.cookies);
    const before = one.cookies.get('hearthlore.session');
    const id = (await one.call.account.me({})).person?.id ?? '';
    await servers[0]?.database.pool.query(`update session set renew = true where user_id = $1`, [id]);
    for (const { kernel } of servers) kernel.sessionInvalidation.invalidate(id);
    const people = await Promise.all([one.call.account.me({}), elsewhere.call.account.me({})]);
    expect(people.map(({ person }) => person?.id)).toEqual([id, id]);
    expect([one, elsewhere].filter(({ cookies }) => cookies.get('hearthlore.session') !== before)).toHaveLength(1);
  });
});
