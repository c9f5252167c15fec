import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openBrowser } from '#tests/support/app/browser.ts';
import type { Browser } from '#tests/support/app/browser.ts';

let app: TestApp;
let skipped = 0;
beforeAll(async () => {
  app = await startApp({ now: () => new Date(Date.now() + skipped) });
  // The first account administers.
  await signedUp('First');
});
afterAll(() => app.end());

const password = 'a lantern in the reeds';
const emailOf = (name: string) => `${name.toLowerCase()}@example.org`;
const NAME = 'hearthlore.session';

async function signedUp(name: string): Promise<Browser> {
  const browser = openBrowser(app.url);
  const { status } = await browser.account('sign-up/email', { name, email: emailOf(name), password });
  expect(status).toBe(200);
  return browser;
}

async function signedIn(name: string, browser = openBrowser(app.url)): Promise<Browser> {
  expect(await browser.account('sign-in/email', { email: emailOf(name), password })).toMatchObject({ status: 200 });
  return browser;
}

const personIn = async (browser: Browser) => (await browser.call.account.me({})).person;

describe('an account without mail', () => {
  it('is confirmed at once, and its session’s token stands in the cookie alone', async () => {
    const browser = openBrowser(app.url);
    const { body } = await browser.account('sign-up/email', { name: ' Mira ', email: 'MIRA@example.org', password });
    expect(body).not.toHaveProperty('token');
    expect(await personIn(browser)).toMatchObject({
      name: 'Mira',
      email: 'mira@example.org',
      emailVerified: true,
      hasPassword: true,
      twoFactor: false,
    });
  });

  it.each([
    [{ name: 'Short', email: 'short@example.org', password: '12345' }, 400, 'PASSWORD_TOO_SHORT'],
    [{ name: 'Twice', email: 'first@example.org', password }, 422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'],
    [{ name: 'x'.repeat(61), email: 'long@example.org', password }, 422, 'input.invalid'],
    [{ name: 'Nowhere', email: 'nowhere@example', password }, 400, 'INVALID_EMAIL'],
    [{ name: '', email: '', password }, 400, 'INVALID_EMAIL'],
    [{ name: 'Open', email: 'open@example.org', password: '' }, 400, 'PASSWORD_TOO_SHORT'],
    [{ name: 'Open', email: 'open@example.org' }, 400, 'PASSWORD_TOO_SHORT'],
    [{ name: 'Nul\0', email: 'nul@example.org', password }, 422, 'input.invalid'],
  ])('is not made of %o', async (body, status, code) => {
    expect(await openBrowser(app.url).account('sign-up/email', body)).toMatchObject({ status, code });
  });

  it.each([
    ['the part of its address before the @', 'blank@example.org', 'blank'],
    ['a plain word where that would be taken for somebody else', 'dungeon.master@example.org', 'Adventurer'],
  ])('has %s as its name where none is given', async (_, email, name) => {
    const browser = openBrowser(app.url);
    expect(await browser.account('sign-up/email', { name: '  ', email, password })).toMatchObject({ status: 200 });
    expect((await personIn(browser))?.name).toBe(name);
  });

  it('cannot choose its plan or a picture elsewhere', async () => {
    const browser = openBrowser(app.url);
    await browser.account('sign-up/email', {
      name: 'Sly',
      email: 'sly@example.org',
      password,
      plan: 'ADMIN',
      image: 'https://elsewhere.example/x.png',
      emailVerified: true,
    });
    const { rows } = await app.database.pool.query(`select plan, image from "user" where email = 'sly@example.org'`);
    expect(rows.filter(({ plan, image }) => plan !== 'FREE' || image !== null)).toEqual([]);
  });

  it('knows only the endpoints that are ours', async () => {
    const browser = await signedUp('Nosy');
    for (const path of [
      'get-session',
      'list-sessions',
      'update-user',
      'delete-user',
      'link-social',
      'two-factor/send-otp',
      'revoke-sessions',
    ]) {
      expect(await browser.account(path, {})).toMatchObject({ status: 404, code: 'operation.notFound' });
    }
  });
});

describe('signing in', () => {
  it('gives a new token and ends the session that was open in this browser', async () => {
    const browser = await signedUp('Tov');
    const before = browser.copy();
    await signedIn('Tov', browser);
    expect(browser.cookies.get(NAME)).not.toBe(before.cookies.get(NAME));
    expect(await personIn(browser)).toMatchObject({ name: 'Tov' });
    expect(await personIn(before)).toBeNull();
    expect(await browser.call.account.sessions({})).toHaveLength(1);
  });

  it('is refused to somebody suspended, and only once the password is right', async () => {
    const browser = await signedUp('Vex');
    await app.database.pool.query(`update "user" set suspended_at = now() where email = $1`, [emailOf('Vex')]);
    app.kernel.sessionInvalidation.invalidate((await personIn(browser))?.id ?? '');
    expect(await personIn(browser)).toBeNull();
    const wrong = await openBrowser(app.url).account('sign-in/email', { email: emailOf('Vex'), password: 'something else' });
    expect(wrong).toMatchObject({ status: 401, code: 'INVALID_EMAIL_OR_PASSWORD' });
    const right = await openBrowser(app.url).account('sign-in/email', { email: emailOf('Vex'), password });
    expect(right).toMatchObject({
      status: 403,
      code: 'auth.suspended',
      body: { message: 'This account is suspended. Please ask the administrator.' },
    });
  });

  it('says the same of a wrong password and of an address that nobody has', async () => {
    await signedUp('Known');
    const wrong = await openBrowser(app.url).account('sign-in/email', { email: emailOf('Known'), password: 'something else' });
    const unknown = await openBrowser(app.url).account('sign-in/email', { email: emailOf('Unknown'), password: 'something else' });
    expect(unknown).toEqual(wrong);
  });

  it('with a session whose plan has changed gives it another token with the next answer, once', async () => {
    const browser = await signedUp('Iva');
    const socket = await browser.listen();
    const old = browser.copy();
    await app.database.pool.query(`update session set renew = true where user_id = (select id from "user" where email = $1)`, [
      emailOf('Iva'),
    ]);
    const id = (await personIn(browser))?.id ?? '';
    app.kernel.sessionInvalidation.invalidate(id);
    const together = await Promise.all([browser, old].map(personIn));
    expect(together.map((person) => person?.id)).toEqual([id, id]);
    expect(browser.cookies.get(NAME)).not.toBe(old.cookies.get(NAME));
    // Past the few seconds in which calls under way may carry the old one.
    await app.database.pool.query('update session set previous_until = now() where previous_token is not null');
    app.kernel.sessionInvalidation.invalidate(id);
    expect((await Promise.all([browser, old].map(personIn))).filter((person) => person !== null)).toHaveLength(1);
    socket.say({ type: 'ping' });
    await socket.hear('pong');
    socket.close();
  });

  it('leaves the token of before behind ten seconds after it has changed, also where it was just used', async () => {
    const browser = await signedUp('Una');
    const old = browser.copy();
    const id = (await personIn(browser))?.id ?? '';
    await app.database.pool.query('update session set renew = true where user_id = $1', [id]);
    app.kernel.sessionInvalidation.invalidate(id);
    await personIn(browser);
    expect(await personIn(old)).toMatchObject({ id });
    skipped = 10_001;
    expect(await personIn(old)).toBeNull();
    expect(await personIn(browser)).toMatchObject({ id });
    skipped = 0;
  });

  it('is prolonged by use', async () => {
    const browser = await signedUp('Lasting');
    const me = await personIn(browser);
    await app.database.pool.query(
      `update session set updated_at = now() - interval '10 days', expires_at = now() + interval '20 days' where user_id = $1`,
      [me?.id],
    );
    app.kernel.sessionInvalidation.invalidate(me?.id ?? '');
    await personIn(browser);
    await expect
      .poll(async () => {
        const { rows } = await app.database.pool.query(
          `select expires_at > now() + interval '29 days' as long from session where user_id = $1`,
          [me?.id],
        );
        return rows;
      })
      .toEqual([{ long: true }]);
    const before = browser.cookies.get(NAME);
    await browser.call.account.session({});
    expect(browser.cookies.get(NAME)).toBe(before);
  });
});

describe('an access token', () => {
  it('stands for its session in place of the cookie, for as long as that lasts', async () => {
    const browser = await signedUp('Program');
    const { accessToken } = await browser.call.account.session({});
    const ask = async (authorization: string) => {
      const response = await fetch(`${app.url}/api/rpc/get_current_auth_uid`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: '{}',
      });
      return response.status;
    };
    expect(await ask(`Bearer ${accessToken}`)).toBe(200);
    expect(await ask(`Bearer ${accessToken.slice(0, -2)}AA`)).toBe(401);
    await browser.call.account.signOut({ scope: 'local' });
    expect(await ask(`Bearer ${accessToken}`)).toBe(401);
  });
});
