import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { symmetricEncrypt } from 'better-auth/crypto';
import { readAuthenticator } from '#tests/support/services/authenticator.ts';
import { openBrowser } from '#tests/support/app/browser.ts';
import type { Browser } from '#tests/support/app/browser.ts';
import { obtainSecret } from '#server/features/settings/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await openBrowser(app.url).account('sign-up/email', { name: 'First', email: 'first@example.org', password });
});
afterAll(() => app.end());

const password = 'a lantern in the reeds';
const emailOf = (name: string) => `${name.toLowerCase()}@example.org`;
const personIn = async (browser: Browser) => (await browser.call.account.me({})).person;

interface Protected {
  browser: Browser;
  backupCodes: string[];
  code: () => string;
}

async function protectedPerson(name: string): Promise<Protected> {
  const browser = openBrowser(app.url);
  await browser.account('sign-up/email', { name, email: emailOf(name), password });
  const { body } = await browser.account('two-factor/enable', { password });
  const code = readAuthenticator(body['totpURI']);
  expect(await personIn(browser)).toMatchObject({ twoFactor: false });
  expect(await browser.account('two-factor/verify-totp', { code: code() })).toMatchObject({ status: 200 });
  expect(await personIn(browser)).toMatchObject({ twoFactor: true });
  const codes = body['backupCodes'];
  return { browser, backupCodes: Array.isArray(codes) ? codes.map(String) : [], code };
}

/** Gives the password; the second factor is still owed. */
async function halfSignedIn(name: string): Promise<Browser> {
  const browser = openBrowser(app.url);
  const said = await browser.account('sign-in/email', { email: emailOf(name), password });
  expect(said).toMatchObject({ status: 200, body: { twoFactorRedirect: true, twoFactorMethods: ['totp'] } });
  expect(await personIn(browser)).toBeNull();
  return browser;
}

describe('a second factor', () => {
  it('is asked for after the password, and its code signs in', async () => {
    const { code } = await protectedPerson('Mira');
    const browser = await halfSignedIn('Mira');
    expect(await browser.account('two-factor/verify-totp', { code: '000000' })).toMatchObject({ status: 401, code: 'INVALID_CODE' });
    expect(await browser.account('two-factor/verify-totp', { code: code(), trustDevice: true })).toMatchObject({ status: 200 });
    expect(await personIn(browser)).toMatchObject({ name: 'Mira' });
    // No device is trusted: the next sign-in asks again.
    const again = await browser.account('sign-in/email', { email: emailOf('Mira'), password });
    expect(again.body).toMatchObject({ twoFactorRedirect: true });
  });

  it('is replaced by a recovery code, each once', async () => {
    const { backupCodes } = await protectedPerson('Tov');
    expect(backupCodes).toHaveLength(10);
    const [code] = backupCodes;
    expect(await (await halfSignedIn('Tov')).account('two-factor/verify-backup-code', { code })).toMatchObject({ status: 200 });
    expect(await (await halfSignedIn('Tov')).account('two-factor/verify-backup-code', { code })).toMatchObject({
      status: 401,
      code: 'INVALID_BACKUP_CODE',
    });
  });

  it.each(['lower case', 'no dash', 'spaces'] as const)('is replaced by a recovery code typed with %s', async (way) => {
    const name = `Typed${way.replaceAll(' ', '')}`;
    const { backupCodes } = await protectedPerson(name);
    const code = backupCodes[0] ?? '';
    const typed = { 'lower case': code.toLowerCase(), 'no dash': code.replace('-', ''), spaces: ` ${code.replace('-', ' ')} ` }[way];
    expect(await (await halfSignedIn(name)).account('two-factor/verify-backup-code', { code: typed })).toMatchObject({ status: 200 });
    const again = await (await halfSignedIn(name)).account('two-factor/verify-backup-code', { code: typed });
    expect(again).toMatchObject({ status: 401, body: { message: 'That recovery code is not right, or it has been used.' } });
  });

  it('is replaced by a recovery code of the older kind, whatever case it is typed in', async () => {
    await protectedPerson('Older');
    const sealed = await symmetricEncrypt({ key: await obtainSecret(app.database.sql), data: '["aO0lI-1bcdE"]' });
    await app.database.pool.query(`update two_factor set backup_codes = $1 where user_id = (select id from "user" where email = $2)`, [
      sealed,
      emailOf('Older'),
    ]);
    const older = await halfSignedIn('Older');
    expect(await older.account('two-factor/verify-backup-code', { code: 'AOOIL-LBCDE' })).toMatchObject({ status: 200 });
  });

  it('cannot be guessed: the sixth attempt is refused, and a new challenge changes nothing', async () => {
    const { code } = await protectedPerson('Iva');
    const statuses = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await (await halfSignedIn('Iva')).account('two-factor/verify-totp', { code: '000000' })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await (await halfSignedIn('Iva')).account('two-factor/verify-totp', { code: code() })).toMatchObject({
      code: 'auth.tooManyAttempts',
    });
    expect(await (await halfSignedIn('Iva')).account('two-factor/verify-backup-code', { code: 'x' })).toMatchObject({
      code: 'auth.tooManyAttempts',
    });
  });

  it('is asked for together with the password before dangerous actions', async () => {
    const { browser, code } = await protectedPerson('Ona');
    const { reauthenticate, requestDeletion } = browser.call.account;
    await expect(requestDeletion({})).rejects.toMatchObject({ code: 'auth.confirmFirst' });
    await expect(reauthenticate({ password })).rejects.toMatchObject({ code: 'auth.wrongPassword' });
    await expect(reauthenticate({ password, code: '000000' })).rejects.toMatchObject({ code: 'auth.wrongPassword' });
    await reauthenticate({ password, code: code() });
    await expect(requestDeletion({})).resolves.toHaveProperty('deletesAt');
  });

  it('is owed by an administrator who has set one up and came in without it', async () => {
    const { browser, code } = await protectedPerson('Ada');
    await app.database.pool.query(`update "user" set plan = 'ADMIN' where email = $1`, [emailOf('Ada')]);
    await app.database.pool.query(
      `update session set second_factor = false, confirmed_at = now() where user_id = (select id from "user" where email = $1)`,
      [emailOf('Ada')],
    );
    app.kernel.sessionInvalidation.invalidate((await personIn(browser))?.id ?? '');
    const suspend = () => browser.call.admin.suspend({ userId: 'nobody', suspended: true });
    await expect(suspend()).rejects.toMatchObject({ code: 'admin.twoFactorRequired' });
    await browser.call.account.reauthenticate({ password, code: code() });
    await expect(suspend()).rejects.toMatchObject({ code: 'admin.personNotFound' });
  });

  it('can be taken away with the password, and the password can be changed without losing it', async () => {
    const { browser } = await protectedPerson('Lia');
    const other = await protectedPerson('Una');
    await browser.account('change-password', { currentPassword: password, newPassword: 'a second lantern' });
    const { rows } = await app.database.pool.query(
      `select second_factor from session where user_id = (select id from "user" where email = $1)`,
      [emailOf('Lia')],
    );
    expect(rows).toEqual([{ second_factor: true }]);
    expect(await other.browser.account('two-factor/disable', { password })).toMatchObject({ status: 200 });
    expect(await openBrowser(app.url).account('sign-in/email', { email: emailOf('Una'), password })).not.toHaveProperty(
      'body.twoFactorRedirect',
    );
  });
});
