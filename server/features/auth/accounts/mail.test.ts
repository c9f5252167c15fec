import { signJWT } from 'better-auth/crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openMailer } from '#server/kernel/mail.ts';
import type { Mailer } from '#server/kernel/mail.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openBrowser } from '#tests/support/app/browser.ts';
import type { Browser } from '#tests/support/app/browser.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startMailServer } from '#tests/support/services/mail-server.ts';
import type { MailServer } from '#tests/support/services/mail-server.ts';
import { obtainSecret } from '#server/features/settings/index.ts';

let app: TestApp;
let post: MailServer;
let mailer: Mailer;
beforeAll(async () => {
  post = await startMailServer();
  mailer = openMailer({ url: post.url, from: 'Hearthlore <hearth@example.org>' });
  const port = await freePort();
  app = await startApp({ port, publicUrl: `http://127.0.0.1:${port}`, mailer });
});
afterAll(async () => {
  await app.end();
  mailer.close();
  await post.end();
});

const password = 'a lantern in the reeds';
const emailOf = (name: string) => `${name.toLowerCase()}@example.org`;
const personIn = async (browser: Browser) => (await browser.call.account.me({})).person;

/** Signs up and follows the link in the mail. */
async function confirmed(name: string): Promise<Browser> {
  const browser = openBrowser(app.url);
  await browser.account('sign-up/email', { name, email: emailOf(name), password });
  await browser.open((await post.mailTo(emailOf(name))).link);
  return browser;
}

const tokenIn = (link: string) => new URL(link).hash.slice(1);

describe('signing up where mail is configured', () => {
  it('waits for the address to be confirmed, and the link signs in once', async () => {
    const browser = openBrowser(app.url);
    expect(await browser.account('sign-up/email', { name: 'Mira', email: emailOf('Mira'), password })).toMatchObject({ status: 200 });
    expect(await personIn(browser)).toBeNull();
    const early = await browser.account('sign-in/email', { email: emailOf('Mira'), password });
    expect(early).toMatchObject({ status: 403, code: 'EMAIL_NOT_VERIFIED' });
    const mail = await post.mailTo(emailOf('Mira'));
    expect(mail).toMatchObject({ subject: 'Please confirm your address', text: expect.stringContaining('Hello Mira,') });
    expect((await browser.open(mail.link)).pathname).toBe('/');
    expect(await personIn(browser)).toMatchObject({ name: 'Mira', emailVerified: true, plan: 'ADMIN' });
    const other = openBrowser(app.url);
    await other.open(mail.link);
    expect(await personIn(other)).toBeNull();
  });

  it('does not tell that an address has an account, and writes to whom it belongs', async () => {
    await confirmed('Taken');
    const again = await openBrowser(app.url).account('sign-up/email', { name: 'Eve', email: emailOf('Taken'), password: 'another one' });
    const fresh = await openBrowser(app.url).account('sign-up/email', { name: 'Eve', email: emailOf('Fresh'), password: 'another one' });
    expect(again.status).toBe(200);
    expect(Object.keys(again.body)).toEqual(Object.keys(fresh.body));
    expect(await post.mailTo(emailOf('Taken'), 2)).toMatchObject({ subject: 'You have an account already' });
    expect(await openBrowser(app.url).account('sign-in/email', { email: emailOf('Taken'), password: 'another one' })).toMatchObject({
      status: 401,
    });
  });

  it('refuses a link that was tampered with', async () => {
    const browser = openBrowser(app.url);
    await browser.account('sign-up/email', { name: 'Lia', email: emailOf('Lia'), password });
    const link = new URL((await post.mailTo(emailOf('Lia'))).link);
    const [head = '', , signature = ''] = (link.searchParams.get('token') ?? '').split('.');
    const claims = Buffer.from(JSON.stringify({ email: emailOf('Mira') })).toString('base64url');
    link.searchParams.set('token', `${head}.${claims}.${signature}`);
    expect((await browser.open(link.href)).searchParams.get('error')).toBe('INVALID_TOKEN');
    expect(await personIn(browser)).toBeNull();
  });
});

describe('a lost password', () => {
  it('is replaced by a link that works once and ends every session', async () => {
    const browser = await confirmed('Tov');
    const socket = await browser.listen();
    const lost = openBrowser(app.url);
    await lost.account('request-password-reset', { email: emailOf('Tov') });
    const mail = await post.mailTo(emailOf('Tov'), 2);
    expect(mail.subject).toBe('New password');
    expect(new URL(mail.link).origin).toBe(app.url);
    const token = tokenIn(mail.link);
    expect(await lost.account('reset-password', { newPassword: 'short', token })).toMatchObject({
      status: 400,
      code: 'PASSWORD_TOO_SHORT',
    });
    expect(await lost.account('reset-password', { newPassword: 'a new lantern', token })).toMatchObject({ status: 200 });
    expect(await socket.closed).toBe(4401);
    expect(await personIn(browser)).toBeNull();
    expect(await lost.account('reset-password', { newPassword: 'a third lantern', token })).toMatchObject({
      status: 400,
      code: 'INVALID_TOKEN',
    });
    expect(await lost.account('sign-in/email', { email: emailOf('Tov'), password: 'a new lantern' })).toMatchObject({ status: 200 });
  });

  it('is not replaced by a link that has expired, and the token is kept as a hash only', async () => {
    await confirmed('Iva');
    await openBrowser(app.url).account('request-password-reset', { email: emailOf('Iva') });
    const token = tokenIn((await post.mailTo(emailOf('Iva'), 2)).link);
    const { rows } = await app.database.pool.query('select identifier from verification');
    expect(JSON.stringify(rows)).not.toContain(token);
    await app.database.pool.query(`update verification set expires_at = now() - interval '1 second'`);
    const late = await openBrowser(app.url).account('reset-password', { newPassword: 'a new lantern', token });
    expect(late).toMatchObject({ status: 400, code: 'INVALID_TOKEN' });
  });

  it('is answered alike for an address that nobody has, and five mails in a quarter of an hour are enough', async () => {
    await confirmed('Known');
    const ask = (email: string) => openBrowser(app.url).account('request-password-reset', { email });
    const [known, unknown] = await Promise.all([ask(emailOf('Known')), ask('nobody@example.org')]);
    expect(unknown).toEqual(known);
    const more = await Promise.all(Array.from({ length: 6 }, () => ask(emailOf('Known'))));
    expect(more.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

describe('another address', () => {
  const ask = (browser: Browser, newEmail: string) => browser.account('change-email', { newEmail, callbackURL: '/auth/address' });
  const pageOf = ({ pathname, search }: URL) => pathname + search;

  it('is used once both the old one and the new one agree, in browsers that are signed out', async () => {
    const browser = await confirmed('Ona');
    await ask(browser, 'ona.new@example.org');
    const asked = await post.mailTo(emailOf('Ona'), 2);
    expect(asked).toMatchObject({ subject: 'Somebody wants to change your address', text: expect.stringContaining('ona.new@example.org') });
    const phone = openBrowser(app.url);
    expect(pageOf(await phone.open(asked.link))).toBe('/auth/address?step=1');
    expect(await personIn(browser)).toMatchObject({ email: emailOf('Ona') });
    const agreed = await post.mailTo('ona.new@example.org');
    expect(agreed.subject).toBe('Please confirm your new address');
    expect(pageOf(await phone.open(agreed.link))).toBe('/auth/address?step=2');
    // The link signs nobody in, and opened again it changes nothing.
    expect(await personIn(phone)).toBeNull();
    expect(pageOf(await phone.open(agreed.link))).toBe('/auth/address?step=2');
    await expect.poll(async () => (await personIn(browser))?.email).toBe('ona.new@example.org');
    expect(await openBrowser(app.url).account('sign-in/email', { email: 'ona.new@example.org', password })).toMatchObject({ status: 200 });
    expect(pageOf(await phone.open(asked.link))).toBe('/auth/address?error=address.outdated');
  });

  it('that another account takes between the two links is refused in words, and leaves no address in the log', async () => {
    const browser = await confirmed('Rue');
    await ask(browser, 'rue.new@example.org');
    const first = (await post.mailTo(emailOf('Rue'), 2)).link;
    await browser.open(first);
    const second = (await post.mailTo('rue.new@example.org')).link;
    await openBrowser(app.url).account('sign-up/email', { name: 'Quick', email: 'rue.new@example.org', password });
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(pageOf(await browser.open(second))).toBe('/auth/address?error=address.taken');
    expect(pageOf(await browser.open(first))).toBe('/auth/address?error=address.taken');
    expect(JSON.stringify(logged.mock.calls)).not.toContain('rue.new');
    logged.mockRestore();
    expect(await personIn(browser)).toMatchObject({ email: emailOf('Rue') });
  });

  it('that somebody else has is never written to; the answer is the same, and a letter to the old one says why', async () => {
    const browser = await confirmed('Pia');
    const [taken, free] = [await ask(browser, emailOf('Mira')), await ask(browser, 'pia.new@example.org')];
    expect(taken).toEqual(free);
    expect(await post.mailTo(emailOf('Pia'), 2)).toMatchObject({ subject: 'Your address stays as it is' });
    expect(post.arrived.filter(({ to, subject }) => to === emailOf('Mira') && /address/.test(subject) && !/confirm/.test(subject))).toEqual(
      [],
    );
  });

  it('is not given by a link of somebody else’s, a forged one or an expired one', async () => {
    const [browser, other] = [await confirmed('Sal'), await confirmed('Ted')];
    await ask(browser, 'sal.new@example.org');
    const link = new URL((await post.mailTo(emailOf('Sal'), 2)).link);
    expect(pageOf(await other.open(link.href))).toBe('/auth/address?error=address.otherAccount');
    const [head = '', body = '', signature = ''] = (link.searchParams.get('token') ?? '').split('.');
    const forged = Buffer.from(JSON.stringify({ sub: 'x', email: emailOf('Sal'), updateTo: 'eve@example.org' })).toString('base64url');
    link.searchParams.set('token', `${head}.${forged}.${signature}`);
    expect(pageOf(await browser.open(link.href))).toBe('/auth/address?error=INVALID_TOKEN');
    const secret = await obtainSecret(app.database.sql);
    const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'));
    link.searchParams.set('token', await signJWT(z.record(z.string(), z.unknown()).parse(claims), secret, -60));
    expect(pageOf(await browser.open(link.href))).toBe('/auth/address?error=TOKEN_EXPIRED');
    expect(await personIn(browser)).toMatchObject({ email: emailOf('Sal') });
  });

  it('is asked for at most five times in a quarter of an hour', async () => {
    const browser = await confirmed('Uri');
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push((await ask(browser, `uri-${n}@example.org`)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('a link that cannot be followed', () => {
  it('leads to a page, never to bare JSON', async () => {
    const browser = openBrowser(app.url);
    expect((await browser.open('/api/auth/verify-email?token=nonsense')).href).toBe(`${app.url}/auth?error=INVALID_TOKEN`);
    expect((await browser.open('/api/auth/verify-email')).pathname).toBe('/auth');
  });
});
