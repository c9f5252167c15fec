import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteDueAccounts } from '#server/features/account-data/account-deletion-worker.ts';
import { openMailer } from '#server/kernel/mail.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { readAuthenticator } from '#tests/support/services/authenticator.ts';
import { openBrowser } from '#tests/support/app/browser.ts';
import type { Browser } from '#tests/support/app/browser.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startMailServer } from '#tests/support/services/mail-server.ts';
import type { MailServer } from '#tests/support/services/mail-server.ts';
import { PASSWORD, clientFor } from '#tests/support/app/people.ts';
import type { Client } from '#tests/support/app/people.ts';
import { freshDatabaseUrl, whyNoPostgres } from '#tests/support/database/postgres.ts';

/** Much less than a server believes without being told: what is felt by then was told. */
const TOLD = { timeout: 10_000, interval: 20 };
const NOBODY = null;
const missing = await whyNoPostgres();

let post: MailServer;
let mailer: ReturnType<typeof openMailer>;
let databaseUrl: string;
let servers: TestApp[] = [];
let admin: Client;
let count = 0;
/** What an operator's commands write down beside the database. */
const dataDir = join(tmpdir(), `hearthlore-test-${randomUUID()}`);

beforeAll(async () => {
  if (missing) return;
  post = await startMailServer();
  mailer = openMailer({ url: post.url, from: 'Hearthlore <hearth@example.org>' });
  databaseUrl = await freshDatabaseUrl();
  const port = await freePort();
  const shared = { databaseUrl, mailer, publicUrl: `http://127.0.0.1:${port}` };
  servers = [await startApp({ ...shared, port }), await startApp(shared)];
  const { browser } = await somebody();
  await browser.call.account.reauthenticate({ password: PASSWORD });
  admin = browser.call;
});
afterAll(async () => {
  for (const server of servers) await server.end();
  rmSync(dataDir, { recursive: true, force: true });
  if (missing) return;
  mailer.close();
  await post.end();
});

/** Somebody whose session both servers have just read. */
interface Known {
  id: string;
  email: string;
  /** Goes on as a browser does, with whatever cookie it is given. */
  browser: Browser;
  /** Calls on either server that go on with the cookie of before. */
  before: Client[];
}

async function somebody(): Promise<Known> {
  count += 1;
  const [name, email] = [`Guest ${count}`, `guest-${count}@example.org`];
  const browser = openBrowser(servers[0]?.url ?? '');
  const { status, code } = await browser.account('sign-up/email', { name, email, password: PASSWORD });
  if (status !== 200) throw new Error(`A sign-up was answered with ${status} ${code ?? ''}.`);
  const { href } = await browser.open((await post.mailTo(email)).link);
  if (href.includes('error')) throw new Error(`A letter led to ${href}.`);
  return known(browser, email);
}

async function known(browser: Browser, email: string): Promise<Known> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const before = servers.map(({ url }) => clientFor(url, cookie));
  const [me] = await Promise.all(before.map(look));
  if (!me) throw new Error(`The session is not known: ${[...browser.cookies.keys()].join(', ') || 'there is no cookie'}.`);
  return { id: me.id, email, browser, before };
}

/** Signs in once more, in another browser. */
async function elsewhere({ email }: Known): Promise<Known> {
  const browser = openBrowser(servers[0]?.url ?? '');
  await browser.account('sign-in/email', { email, password: PASSWORD });
  return known(browser, email);
}

async function look(call: Client) {
  const { person } = await call.account.me({});
  return person && { id: person.id, name: person.name, email: person.email, plan: person.plan };
}

async function moveTo(newEmail: string, { browser, email }: Known): Promise<void> {
  await browser.account('change-email', { newEmail, callbackURL: '/' });
  await browser.open((await post.mailTo(email, 2)).link);
  await browser.open((await post.mailTo(newEmail)).link);
}

async function chooseNewPassword({ browser, email }: Known): Promise<void> {
  await browser.account('request-password-reset', { email });
  const token = new URL((await post.mailTo(email, 2)).link).hash.slice(1);
  await browser.account('reset-password', { token, newPassword: 'a second lantern' });
}

async function setUpSecondFactor({ browser }: Known): Promise<void> {
  const { body } = await browser.account('two-factor/enable', { password: PASSWORD });
  await browser.account('two-factor/verify-totp', { code: readAuthenticator(body['totpURI'])() });
}

/** As an operator does, in a process of its own. */
async function administer(action: string, { email }: Known): Promise<void> {
  const folder = fileURLToPath(new URL('../../server/', import.meta.url));
  await promisify(execFile)(process.execPath, ['admin-tool.ts', action, email], {
    cwd: folder,
    env: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
  });
}

async function askForPlan({ browser }: Known): Promise<void> {
  const { id } = await browser.call.plans.request({ plan: 'DM' });
  await admin.admin.reviewPlanRequest({ requestId: id, approve: true });
}

/** What changes, and what a call with the cookie of before sees then. */
const changes: [string, (who: Known) => Promise<unknown>, Record<string, unknown> | null][] = [
  ['another name', ({ browser }) => browser.call.account.saveProfile({ name: 'Mira of the Reeds' }), { name: 'Mira of the Reeds' }],
  ['another address, confirmed by mail', (who) => moveTo('moved@example.org', who), { email: 'moved@example.org' }],
  ['signing out here', ({ browser }) => browser.call.account.signOut({ scope: 'local' }), NOBODY],
  ['signing out everywhere', ({ browser }) => browser.call.account.signOut({ scope: 'global' }), NOBODY],
  ['signing out elsewhere', async (who) => (await elsewhere(who)).browser.call.account.signOut({ scope: 'others' }), NOBODY],
  ['signing out by the account service', ({ browser }) => browser.account('sign-out', {}), NOBODY],
  ['signing in again in this browser', ({ browser, email }) => browser.account('sign-in/email', { email, password: PASSWORD }), NOBODY],
  [
    'a session ended from the list',
    async (who) => {
      const { call } = (await elsewhere(who)).browser;
      const listed = await call.account.sessions({});
      await call.account.revokeSession({ sessionId: listed.find(({ isThis }) => !isThis)?.id ?? '' });
    },
    NOBODY,
  ],
  [
    'another password',
    ({ browser }) => browser.account('change-password', { currentPassword: PASSWORD, newPassword: 'a second lantern' }),
    NOBODY,
  ],
  [
    'another password, chosen elsewhere',
    async (who) =>
      (await elsewhere(who)).browser.account('change-password', { currentPassword: PASSWORD, newPassword: 'a second lantern' }),
    NOBODY,
  ],
  ['a new password by mail', chooseNewPassword, NOBODY],
  ['a second factor set up', setUpSecondFactor, NOBODY],
  [
    'a second factor taken away',
    async (who) => {
      await setUpSecondFactor(who);
      Object.assign(who, await known(who.browser, who.email));
      await who.browser.account('two-factor/disable', { password: PASSWORD });
    },
    NOBODY,
  ],
  [
    'a deletion asked for elsewhere',
    async (who) => {
      const { call } = (await elsewhere(who)).browser;
      await call.account.reauthenticate({ password: PASSWORD });
      await call.account.requestDeletion({});
    },
    NOBODY,
  ],
  [
    'a deletion whose time has come',
    async ({ id }) => {
      await servers[0]?.database.pool.query(`update "user" set deletes_at = now() - interval '1 minute' where id = $1`, [id]);
      if (servers[0]) await deleteDueAccounts(servers[0].kernel);
    },
    NOBODY,
  ],
  ['a plan given by an administrator', ({ id }) => admin.admin.setPlan({ userId: id, plan: 'DM' }), { plan: 'DM' }],
  ['a plan asked for and granted', askForPlan, { plan: 'DM' }],
  ['a suspension', ({ id }) => admin.admin.suspend({ userId: id, suspended: true }), NOBODY],
  ['being signed out by an administrator', ({ id }) => admin.admin.signOutPerson({ userId: id }), NOBODY],
  ['a suspension from the command line', (who) => administer('suspend', who), NOBODY],
  ['being made an administrator from the command line', (who) => administer('make-admin', who), { plan: 'ADMIN' }],
];

describe.skipIf(missing)('a call with a session that both servers have just read', () => {
  it.each(changes)('feels %s at once on the server that did it, and on the other once it is told', async (title, change, then) => {
    const who = await somebody();
    await change(who);
    const [here, there] = who.before;
    if (!here || !there) throw new Error('There are not two servers.');
    const expected = then === NOBODY ? NOBODY : expect.objectContaining(then);
    // A process of its own tells both.
    if (title.includes('command line')) await vi.waitFor(async () => expect(await look(here)).toEqual(expected), TOLD);
    expect(await look(here)).toEqual(expected);
    await vi.waitFor(async () => expect(await look(there)).toEqual(expected), TOLD);
  });

  it('feels the password entered again', async () => {
    const { browser, before } = await somebody();
    for (const call of before) await expect(call.account.requestDeletion({})).rejects.toMatchObject({ code: 'auth.confirmFirst' });
    await browser.call.account.reauthenticate({ password: PASSWORD });
    for (const call of before) await vi.waitFor(() => expect(call.account.requestDeletion({})).resolves.toHaveProperty('deletesAt'), TOLD);
  });

  it('feels that it may again what it might before', async () => {
    const { id, email } = await somebody();
    await admin.admin.suspend({ userId: id, suspended: true });
    const browser = openBrowser(servers[1]?.url ?? '');
    expect(await browser.account('sign-in/email', { email, password: PASSWORD })).toMatchObject({ code: 'auth.suspended' });
    await admin.admin.suspend({ userId: id, suspended: false });
    expect(await browser.account('sign-in/email', { email, password: PASSWORD })).toMatchObject({ status: 200 });
    expect(await look(browser.call)).toMatchObject({ id });
  });
});
