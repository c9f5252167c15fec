import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { readAuthenticator } from '#tests/support/services/authenticator.ts';
import { openBrowser } from '#tests/support/app/browser.ts';
import { PASSWORD, clientFor, cookieOf, signUp } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';

let app: TestApp;
let admin: Somebody;
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdministrator(app);
});
afterAll(() => app.end());

const refusal = (code: string) => expect.objectContaining({ code });

function signIn(email: string, password: string): Promise<Response> {
  return fetch(`${app.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.url },
    body: JSON.stringify({ email, password }),
  });
}

describe('the people of an installation', () => {
  it('are found by name and address, whatever signs those hold, a page at a time', async () => {
    const odd = await signUp(app.url, 'Percy 100%_\\ Ash');
    await Promise.all(Array.from({ length: 55 }, (_, n) => insertPerson(`Crowd ${n}`)));
    const found = await admin.call.admin.people({ search: '100%_\\' });
    expect(found).toMatchObject({ total: 1, people: [{ id: odd.id, plan: 'FREE', campaigns: 0, suspendedAt: null, twoFactor: false }] });
    expect(found.people[0]?.lastSeenAt).not.toBeNull();
    expect((await admin.call.admin.people({ search: odd.email.toUpperCase() })).people).toHaveLength(1);
    expect((await admin.call.admin.people({ search: 'nobody like this' })).total).toBe(0);
    const [first, second] = [
      await admin.call.admin.people({ search: 'crowd' }),
      await admin.call.admin.people({ search: 'crowd', offset: 50 }),
    ];
    expect([first.total, first.people.length, second.people.length]).toEqual([55, 50, 5]);
    expect(new Set([...first.people, ...second.people].map(({ id }) => id)).size).toBe(55);
  });

  it('are looked after by administrators who have just confirmed who they are', async () => {
    const [mira, other] = [await signUp(app.url, 'Mira'), await signUp(app.url, 'Orla')];
    await expect(mira.call.admin.people({})).rejects.toEqual(refusal('admin.only'));
    await admin.call.admin.setPlan({ userId: other.id, plan: 'ADMIN' });
    const fresh = clientFor(app.url, cookieOf(await signIn(other.email, PASSWORD)));
    expect((await fresh.admin.people({ search: 'Mira' })).total).toBeGreaterThan(0);
    await expect(fresh.admin.suspend({ userId: mira.id, suspended: true })).rejects.toEqual(refusal('auth.confirmFirst'));
    await expect(admin.call.admin.setPlan({ userId: 'nobody', plan: 'DM' })).rejects.toEqual(refusal('admin.personNotFound'));
    await admin.call.admin.setPlan({ userId: other.id, plan: 'FREE' });
  });

  it('who are suspended are out within a second, cannot come back, and can once they are let in', async () => {
    const mira = await signUp(app.url, 'Mira');
    const socket = await mira.listen();
    await admin.call.admin.suspend({ userId: mira.id, suspended: true });
    expect(await socket.closed).toBe(4401);
    expect((await mira.call.account.me({})).person).toBeNull();
    expect(await (await signIn(mira.email, PASSWORD)).json()).toMatchObject({ code: 'auth.suspended' });
    expect((await admin.call.admin.people({ search: mira.email })).people[0]?.suspendedAt).not.toBeNull();
    await admin.call.admin.suspend({ userId: mira.id, suspended: false });
    expect((await signIn(mira.email, PASSWORD)).status).toBe(200);
  });

  it('are signed out everywhere, and may sign in again', async () => {
    const mira = await signUp(app.url, 'Mira');
    const [here, there] = [await mira.listen(), await mira.listen()];
    await admin.call.admin.signOutPerson({ userId: mira.id });
    expect(await Promise.all([here.closed, there.closed])).toEqual([4401, 4401]);
    expect((await signIn(mira.email, PASSWORD)).status).toBe(200);
  });

  it('who have lost their authenticator get in with the password alone once the second factor is taken off', async () => {
    const mira = openBrowser(app.url);
    const email = 'mira-without-phone@example.org';
    await mira.account('sign-up/email', { name: 'Mira', email, password: PASSWORD });
    const userId = (await mira.call.account.me({})).person?.id ?? '';
    await expect(admin.call.admin.removeSecondFactor({ userId })).rejects.toEqual(refusal('admin.noSecondFactor'));
    const { body } = await mira.account('two-factor/enable', { password: PASSWORD });
    await mira.account('two-factor/verify-totp', { code: readAuthenticator(body['totpURI'])() });
    const lost = openBrowser(app.url);
    expect((await lost.account('sign-in/email', { email, password: PASSWORD })).body).toHaveProperty('twoFactorRedirect');
    expect(await admin.call.admin.removeSecondFactor({ userId })).toEqual({ mailed: false });
    expect(await mira.call.account.me({})).toMatchObject({ person: null, ended: 'secondFactorRemoved' });
    // The step that waits for a code has come to nothing.
    const [code] = z.array(z.string()).parse(body['backupCodes']);
    expect((await lost.account('two-factor/verify-backup-code', { code })).status).toBe(400);
    await lost.account('sign-in/email', { email, password: PASSWORD });
    expect((await lost.call.account.me({})).person).toMatchObject({ id: userId, twoFactor: false });
    expect((await admin.call.admin.audit({}))[0]).toMatchObject({ action: 'admin.removeSecondFactor', about: 'Mira', detail: { userId } });
  });

  it('who have lost their password choose a new one by a link that works once', async () => {
    const mira = await signUp(app.url, 'Mira');
    const { url, expiresAt } = await admin.call.admin.recoveryLink({ userId: mira.id });
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(55 * 60 * 1000);
    const token = /[?#&](?:reset=|reset#)?([A-Za-z0-9_-]{20,})$/.exec(url)?.[1] ?? '';
    const reset = () =>
      fetch(`${app.url}/api/auth/reset-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: app.url },
        body: JSON.stringify({ token, newPassword: 'a heron by the weir' }),
      });
    expect((await reset()).status).toBe(200);
    expect((await reset()).status).toBe(400);
    expect((await signIn(mira.email, PASSWORD)).ok).toBe(false);
    expect((await signIn(mira.email, 'a heron by the weir')).status).toBe(200);
    expect(JSON.stringify(await admin.call.admin.audit({}))).not.toContain(token);
  });
});

describe('the last administrator', () => {
  it('keeps the plan and stays in, also when two step down at the same moment', async () => {
    await expect(admin.call.admin.setPlan({ userId: admin.id, plan: 'DM' })).rejects.toEqual(refusal('admin.lastAdmin'));
    await expect(admin.call.admin.suspend({ userId: admin.id, suspended: true })).rejects.toEqual(refusal('admin.lastAdmin'));
    const second = await signUp(app.url, 'Sorrel');
    await admin.call.admin.setPlan({ userId: second.id, plan: 'ADMIN' });
    const outcomes = await Promise.allSettled([
      admin.call.admin.setPlan({ userId: admin.id, plan: 'FREE' }),
      admin.call.admin.setPlan({ userId: second.id, plan: 'FREE' }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await app.database.pool.query(`select 1 from "user" where plan = 'ADMIN'`);
    expect(rows).toHaveLength(1);
  });
});

async function insertPerson(name: string) {
  const id = name.replaceAll(' ', '-').toLowerCase();
  await app.database.pool.query('insert into "user" (id, name, email) values ($1, $2, $3)', [id, name, `${id}@example.org`]);
}
