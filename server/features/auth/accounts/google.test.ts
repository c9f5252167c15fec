import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openBrowser } from '#tests/support/app/browser.ts';
import type { Browser } from '#tests/support/app/browser.ts';
import { freePort } from '#tests/support/free-port.ts';
import { CLIENT, startOidcServer } from '#tests/support/services/oidc-server.ts';
import type { OidcServer } from '#tests/support/services/oidc-server.ts';

const mira = { sub: 'g-1', email: 'Mira@gmail.example', email_verified: true, name: 'Mira', picture: 'https://elsewhere.example/mira.png' };

let app: TestApp;
let google: OidcServer;
beforeAll(async () => {
  google = await startOidcServer(mira);
  const port = await freePort();
  app = await startApp({ port, publicUrl: `http://127.0.0.1:${port}`, google: { ...CLIENT, issuer: google.issuer } });
});
afterAll(async () => {
  await app.end();
  await google.end();
});
beforeEach(() => {
  google.person = mira;
});

/** Presses the button; answers where Google's page is. */
async function setOut(browser: Browser, callbackURL = '/campaign'): Promise<URL> {
  const { body } = await browser.account('sign-in/social', { provider: 'google', callbackURL });
  return new URL(String(body['url']));
}

async function signInWithGoogle(browser = openBrowser(app.url)): Promise<{ browser: Browser; end: URL }> {
  return { browser, end: await browser.open((await setOut(browser)).href) };
}

const personIn = async (browser: Browser) => (await browser.call.account.me({})).person;

describe('signing in with Google', () => {
  it('makes an account, comes back to where one was, and finds the same account again', async () => {
    const { browser, end } = await signInWithGoogle();
    expect(end.pathname).toBe('/campaign');
    const person = await personIn(browser);
    expect(person).toMatchObject({ name: 'Mira', email: 'mira@gmail.example', emailVerified: true, hasPassword: false, avatarUrl: null });
    const { browser: again } = await signInWithGoogle();
    expect((await personIn(again))?.id).toBe(person?.id);
    expect((await browser.call.account.me({})).google).toBe(true);
  });

  it('keeps nothing of Google’s tokens and no picture from elsewhere', async () => {
    await signInWithGoogle();
    const { rows } = await app.database.pool.query(`
      select u.image, a.access_token, a.refresh_token, a.id_token from account a join "user" u on u.id = a.user_id where a.provider_id = 'google'`);
    expect(rows).toEqual([{ image: null, access_token: null, refresh_token: null, id_token: null }]);
  });

  it('asks with state, nonce and the challenge of PKCE', async () => {
    const address = await setOut(openBrowser(app.url));
    expect(address.origin).toBe(google.issuer);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT.clientId,
      redirect_uri: `${app.url}/api/auth/callback/google`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{32,}$/),
      nonce: expect.stringMatching(/^[\w-]{32,}$/),
    });
  });

  it.each([
    [
      'whose state was changed',
      () => google.alterNextReturn((address) => address.searchParams.set('state', 'x'.repeat(32))),
      'state_mismatch',
    ],
    ['without a state', () => google.alterNextReturn((address) => address.searchParams.delete('state')), 'state_not_found'],
    ['whose code was changed', () => google.alterNextReturn((address) => address.searchParams.set('code', 'x')), 'invalid_code'],
    [
      'whose nonce belongs to another sign-in',
      () => google.alterNextToken((claims) => Object.assign(claims, { nonce: 'x'.repeat(32) })),
      'unable_to_get_user_info',
    ],
    ['without a nonce', () => google.alterNextToken((claims) => Object.assign(claims, { nonce: undefined })), 'unable_to_get_user_info'],
    [
      'that was meant for another program',
      () => google.alterNextToken((claims) => Object.assign(claims, { aud: 'another' })),
      'unable_to_get_user_info',
    ],
    [
      'from another issuer',
      () => google.alterNextToken((claims) => Object.assign(claims, { iss: 'https://elsewhere.example' })),
      'unable_to_get_user_info',
    ],
    ['that has expired', () => google.alterNextToken((claims) => Object.assign(claims, { exp: 1 })), 'unable_to_get_user_info'],
    [
      'without an ID token',
      () => google.alterNextAnswer((body) => Object.assign(body, { id_token: undefined })),
      'unable_to_get_user_info',
    ],
    [
      'whose ID token was changed after it was signed',
      () =>
        google.alterNextAnswer((body) => {
          const [head, , signature] = String(body['id_token']).split('.');
          const claims = Buffer.from(JSON.stringify({ ...mira, sub: 'g-2' })).toString('base64url');
          Object.assign(body, { id_token: `${head}.${claims}.${signature}` });
        }),
      'unable_to_get_user_info',
    ],
  ])('refuses an answer %s', async (_, tamper, code) => {
    tamper();
    const { browser, end } = await signInWithGoogle();
    expect(`${end.pathname}${end.search}`).toBe(`/auth?error=${code}`);
    expect(await personIn(browser)).toBeNull();
  });

  it('refuses an answer in another browser than the one that asked', async () => {
    const address = await setOut(openBrowser(app.url));
    const other = openBrowser(app.url);
    expect((await other.open(address.href)).search).toBe('?error=state_mismatch');
    expect(await personIn(other)).toBeNull();
  });

  it('refuses a code whose challenge was changed on the way', async () => {
    const browser = openBrowser(app.url);
    const address = await setOut(browser);
    address.searchParams.set('code_challenge', 'x'.repeat(43));
    expect((await browser.open(address.href)).search).toBe('?error=invalid_code');
    expect(await personIn(browser)).toBeNull();
  });

  it('takes an answer once', async () => {
    const browser = openBrowser(app.url);
    const address = await setOut(browser);
    let answer = '';
    google.alterNextReturn((back) => {
      answer = back.href;
    });
    await browser.open(address.href);
    expect((await openBrowser(app.url).open(answer)).search).toBe('?error=state_mismatch');
  });

  it('does not open an account that has the address but was never confirmed by mail', async () => {
    const owner = openBrowser(app.url);
    await owner.account('sign-up/email', { name: 'Tov', email: 'tov@gmail.example', password: 'a lantern in the reeds' });
    google.person = { ...mira, sub: 'g-3', email: 'tov@gmail.example' };
    const { browser, end } = await signInWithGoogle();
    expect(end.search).toBe('?error=account_not_linked');
    expect(await personIn(browser)).toBeNull();
  });

  it('refuses an address that Google has not confirmed', async () => {
    google.person = { ...mira, sub: 'g-4', email: 'unsure@gmail.example', email_verified: false };
    const { browser, end } = await signInWithGoogle();
    expect(end.pathname).toBe('/auth');
    expect(await personIn(browser)).toBeNull();
  });

  it('tells somebody suspended so', async () => {
    google.person = { ...mira, sub: 'g-5', email: 'vex@gmail.example' };
    await signInWithGoogle();
    await app.database.pool.query(`update "user" set suspended_at = now() where email = 'vex@gmail.example'`);
    expect((await signInWithGoogle()).end.search).toBe('?error=auth.suspended');
  });

  it.each([
    { provider: 'google', idToken: { token: 'x' } },
    { provider: 'google', scopes: ['https://www.googleapis.com/auth/drive'] },
    { provider: 'google', additionalParams: { prompt: 'none' } },
    { provider: 'google', callbackURL: 'https://elsewhere.example/' },
    { provider: 'google', callbackURL: '//elsewhere.example/' },
    { provider: 'github' },
  ])('goes over its page alone and ends on ours: refuses %o', async (body) => {
    expect((await openBrowser(app.url).account('sign-in/social', body)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('signing up with Google where sign-ups are by invitation', () => {
  it('is refused on our own page', async () => {
    await app.database.pool.query(`insert into setting (key, value) values ('instance', '{"signups":"invite"}')`);
    google.person = { ...mira, sub: 'g-6', email: 'late@gmail.example' };
    const { browser, end } = await signInWithGoogle();
    expect(`${end.pathname}${end.search}`).toBe('/auth?error=auth.inviteOnly');
    expect(await personIn(browser)).toBeNull();
    expect(
      await openBrowser(app.url).account('sign-up/email', { name: 'Late', email: 'late@example.org', password: 'a lantern' }),
    ).toMatchObject({
      status: 403,
      code: 'auth.inviteOnly',
    });
  });
});
