import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openBrowser } from '#tests/support/app/browser.ts';
import type { Browser } from '#tests/support/app/browser.ts';
import { PASSWORD } from '#tests/support/app/people.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import { pruneSessions } from './sessions.store.ts';

let app: TestApp;
let admin: Somebody;
let skipped = 0;
beforeAll(async () => {
  app = await startApp({ now: () => new Date(Date.now() + skipped) });
  admin = await signUpAdministrator(app);
});
afterAll(() => app.end());

let count = 0;

/** Somebody with two browsers, and their id. */
async function withTwoBrowsers() {
  const email = `person-${(count += 1)}@example.org`;
  const here = openBrowser(app.url);
  await here.account('sign-up/email', { name: 'Mira', email, password: PASSWORD });
  const there = openBrowser(app.url);
  await there.account('sign-in/email', { email, password: PASSWORD });
  const id = (await here.call.account.me({})).person?.id ?? '';
  return { here, there, email, id };
}

const endOf = async (browser: Browser) => {
  const { person, ended } = await browser.call.account.me({});
  return person === null ? ended : 'still signed in';
};

describe('a session that has ended says why', () => {
  it('when its owner is suspended, and no longer once they are let back in', async () => {
    const { here, id } = await withTwoBrowsers();
    await admin.call.admin.suspend({ userId: id, suspended: true });
    expect(await endOf(here)).toBe('suspended');
    await admin.call.admin.suspend({ userId: id, suspended: false });
    expect(await endOf(here)).toBe('endedByAdministrator');
  });

  it('when an administrator signs its owner out', async () => {
    const { here, id } = await withTwoBrowsers();
    await admin.call.admin.signOutPerson({ userId: id });
    expect(await endOf(here)).toBe('endedByAdministrator');
  });

  it('when another device ends it, alone or with all others', async () => {
    const { here, there } = await withTwoBrowsers();
    const [other] = (await here.call.account.sessions({})).filter(({ isThis }) => !isThis);
    await here.call.account.revokeSession({ sessionId: other?.id ?? '' });
    expect([await endOf(here), await endOf(there)]).toEqual(['still signed in', 'endedElsewhere']);
    const second = await withTwoBrowsers();
    await second.here.call.account.signOut({ scope: 'others' });
    expect([await endOf(second.here), await endOf(second.there)]).toEqual(['still signed in', 'endedElsewhere']);
  });

  it('when the password is changed on another device', async () => {
    const { here, there } = await withTwoBrowsers();
    await here.account('change-password', { currentPassword: PASSWORD, newPassword: 'a second lantern' });
    expect([await endOf(here), await endOf(there)]).toEqual(['still signed in', 'passwordChanged']);
  });

  it('when the password is recovered by a link', async () => {
    const { here, id } = await withTwoBrowsers();
    const { url } = await admin.call.admin.recoveryLink({ userId: id });
    await openBrowser(app.url).account('reset-password', { newPassword: 'a second lantern', token: new URL(url).hash.slice(1) });
    expect(await endOf(here)).toBe('passwordRecovered');
  });

  it('when its time has run out', async () => {
    const { here } = await withTwoBrowsers();
    skipped = 31 * 24 * 60 * 60 * 1000;
    expect(await endOf(here)).toBe('expired');
    skipped = 0;
  });
});

describe('a session that has ended says nothing', () => {
  it('when its owner signed out there', async () => {
    const { here } = await withTwoBrowsers();
    const before = here.copy();
    await here.call.account.signOut({ scope: 'local' });
    expect([await endOf(here), await endOf(before)]).toEqual([null, null]);
  });

  it('to somebody without its cookie, or with a made-up one', async () => {
    const stranger = openBrowser(app.url);
    expect(await endOf(stranger)).toBeNull();
    const name = admin.cookie.split('=')[0] ?? '';
    expect(await endOf(openBrowser(app.url, new Map([[name, 'abcdefghijklmnopqrstuvwx.signature']])))).toBeNull();
  });

  it('after a month, when the reason is forgotten; the token itself is never kept', async () => {
    const { here, id } = await withTwoBrowsers();
    const token = decodeURIComponent([...here.cookies.values()].join()).split('.')[0] ?? '';
    await admin.call.admin.signOutPerson({ userId: id });
    const { rows } = await app.database.pool.query('select * from session_end where user_id = $1', [id]);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(token);
    await pruneSessions(app.database.sql, new Date(Date.now() + 32 * 24 * 60 * 60 * 1000));
    expect((await app.database.pool.query('select 1 from session_end')).rowCount).toBe(0);
  });
});
