import { mkdtempSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtPages } from '#server/kernel/http/pages.ts';
import { makeSetupToken } from '#server/features/setup/index.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openBrowser } from '#tests/support/app/browser.ts';
import type { Browser } from '#tests/support/app/browser.ts';
import { PNG } from '#tests/support/app/world-files.ts';

const PUBLIC = 'https://play.example.org';
const NAME = '__Host-hearthlore.session';
const png = Buffer.from(PNG);

let app: TestApp;
let browser: Browser;
let avatar = '';
let backup = '';
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hearthlore-pages-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Hearthlore</title>');
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
  app = await startApp({ embedded: true, publicUrl: PUBLIC, pages: builtPages(folder) });
  browser = openBrowser(app.url);
  // The server is reached elsewhere, so its first account takes the setup link.
  browser.cookies.set('hearthlore.setup', String(await makeSetupToken(app.database.sql)));
  await browser.account('sign-up/email', { name: 'Mira', email: 'mira@example.org', password: 'a lantern in the reeds' });
  ({ avatarUrl: avatar = '' } = await browser.call.account
    .saveAvatar({ image: png.toString('base64') })
    .then((saved) => ({ avatarUrl: saved.avatarUrl ?? '' })));
  await browser.call.account.reauthenticate({ password: 'a lantern in the reeds' });
  ({ name: backup } = await browser.call.admin.runBackup({}));
});
afterAll(() => app.end());

const cookie = () => `${NAME}=${browser.cookies.get(NAME) ?? ''}`;
const json = { 'content-type': 'application/json' };

describe('a call that changes something', () => {
  const own = { origin: PUBLIC };
  const call = {
    path: '/call/account/savePreferences',
    body: '{"json":{"theme":"dark","motion":"full","textSize":"large","mailNotices":false,"sound":true}}',
  };
  const sameByRest = {
    path: '/api/account.savePreferences',
    body: '{"theme":"dark","motion":"full","textSize":"large","mailNotices":false,"sound":true}',
  };
  const byRemoteName = { path: '/api/rpc/enroll_in_free_template_campaign', body: '{}' };
  const picture = { path: '/call/account/saveAvatar', body: `{"json":{"image":"${png.toString('base64')}"}}` };
  const account = { path: '/api/auth/sign-out', body: '{}' };

  it.each([
    ['from our page, as JSON', call, { ...own, ...json }, true],
    ['from our page, with our header', call, { ...own, 'x-hearthlore': '1' }, true],
    ['from no page, as JSON', call, json, true],
    ['by the other address, from our page, as JSON', sameByRest, { ...own, ...json }, true],
    ['from our page, as a form', call, { ...own, 'content-type': 'application/x-www-form-urlencoded' }, false],
    ['from our page, as plain text', call, { ...own, 'content-type': 'text/plain' }, false],
    ['from our page, as a form with files', call, { ...own, 'content-type': 'multipart/form-data; boundary=x' }, false],
    ['from our page, as nothing', call, own, false],
    ['from another site, as JSON', call, { origin: 'https://evil.example', ...json }, false],
    ['from another site, with our header', call, { origin: 'https://evil.example', ...json, 'x-hearthlore': '1' }, false],
    ['from a neighbour', call, { origin: 'https://other.example.org', ...json }, false],
    ['from the same name without TLS', call, { origin: 'http://play.example.org', ...json }, false],
    ['from a page that hides where it is', call, { origin: 'null', ...json }, false],
    ['that a browser says is of another site', call, { 'sec-fetch-site': 'cross-site', ...json }, false],
    ['by the other address, from another site', sameByRest, { origin: 'https://evil.example', ...json }, false],
    ['under a remote name, from our page, as JSON', byRemoteName, { ...own, ...json }, true],
    ['under a remote name, from another site', byRemoteName, { origin: 'https://evil.example', ...json }, false],
    ['under a remote name, as a form', byRemoteName, { ...own, 'content-type': 'application/x-www-form-urlencoded' }, false],
    ['a picture, from our page, as JSON', picture, { ...own, ...json }, true],
    ['a picture, from another site', picture, { origin: 'https://evil.example', ...json }, false],
    ['a picture, as a form with files', picture, { ...own, 'content-type': 'multipart/form-data; boundary=x' }, false],
    ['by the other address, as plain text', sameByRest, { ...own, 'content-type': 'text/plain' }, false],
    ['to the accounts, from another site', account, { origin: 'https://evil.example', ...json }, false],
    ['to the accounts, as a form', account, { ...own, 'content-type': 'application/x-www-form-urlencoded' }, false],
  ])('%s', async (_, { path, body }, headers, passes) => {
    const response = await fetch(`${app.url}${path}`, {
      method: 'POST',
      headers: { ...headers, cookie: cookie() },
      body: Buffer.from(body),
    });
    const said = await response.text();
    expect({ status: response.status, said }).toEqual(
      passes ? { status: 200, said: expect.any(String) } : { status: 403, said: expect.stringContaining('auth.foreignOrigin') },
    );
  });
});

describe('the cookie of a session', () => {
  it('is bound to this host, to TLS and to the server, and its token never changes hands in an answer', async () => {
    const response = await fetch(`${app.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { ...json, origin: PUBLIC },
      body: JSON.stringify({ email: 'mira@example.org', password: 'a lantern in the reeds' }),
    });
    const [line = ''] = response.headers.getSetCookie();
    expect(line).toMatch(/^__Host-hearthlore\.session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(await response.text()).not.toContain(line.split('=')[1]?.split('.')[0]);
  });

  it('is written the same way by us as by the account library', async () => {
    const before = browser.cookies.get(NAME);
    await browser.call.account.session({});
    expect(browser.cookies.get(NAME)).toBe(before);
  });
});

/** Every header that helmet knows, with what each must say; the fourteenth is one that must be missing. */
const headers: [string, RegExp][] = [
  ['content-security-policy', /^default-src 'none';script-src 'self';style-src 'self';(?!.*unsafe).*require-trusted-types-for 'script'/],
  ['cross-origin-embedder-policy', /^require-corp$/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^same-origin$/],
  ['origin-agent-cluster', /^\?1$/],
  ['referrer-policy', /^same-origin$/],
  ['strict-transport-security', /^max-age=31536000; includeSubDomains$/],
  ['x-content-type-options', /^nosniff$/],
  ['x-dns-prefetch-control', /^off$/],
  ['x-download-options', /^noopen$/],
  ['x-frame-options', /^SAMEORIGIN$/],
  ['x-permitted-cross-domain-policies', /^none$/],
  ['x-xss-protection', /^0$/],
];

describe('every answer carries the fourteen headers', () => {
  it.each([
    ['the page', 'GET', () => '/', 200],
    ['a page further in', 'GET', () => '/campaign', 200],
    ['a file', 'GET', () => '/robots.txt', 200],
    ['a file that is not there', 'GET', () => '/assets/none.js', 404],
    ['a method that pages do not know', 'PUT', () => '/', 405],
    ['health', 'GET', () => '/health', 200],
    ['the description of the API', 'GET', () => '/api/openapi.json', 200],
    ['its page', 'GET', () => '/api/docs', 200],
    ['an operation', 'POST', () => '/api/account.me', 200],
    ['a refused operation', 'POST', () => '/api/admin.people', 200],
    ['an operation that cannot be read', 'POST', () => '/call/account/saveProfile', 422],
    ['an operation that does not exist', 'POST', () => '/call/none', 404],
    ['the account service', 'POST', () => '/api/auth/sign-in/social', 422],
    ['an account endpoint that is not open', 'POST', () => '/api/auth/list-sessions', 404],
    ['a redirect', 'GET', () => '/api/auth/verify-email?token=x&callbackURL=/', 302],
    ['a picture', 'GET', () => avatar, 200],
    ['a picture that is not there', 'GET', () => '/avatars/nobody', 404],
    ['the export', 'GET', () => '/api/account/export.zip', 200],
    ['a backup', 'GET', () => `/api/admin/backups/${backup}`, 200],
    ['a backup that is not there', 'GET', () => '/api/admin/backups/none', 404],
    ['a refused deletion', 'POST', () => '/api/campaigns.delete', 422],
    ['the template, which nobody deletes', 'POST', () => '/api/rpc/delete_campaign', 403],
  ])('%s', async (_, method, path, status) => {
    const response = await fetch(`${app.url}${path()}`, {
      method,
      headers: { ...json, origin: PUBLIC, cookie: cookie() },
      redirect: 'manual',
      ...(method === 'GET' ? {} : { body: '{"_campaign_id":"free-template-campaign"}' }),
    });
    expect(response.status).toBe(status);
    const missing = headers
      .filter(([name, pattern]) => !pattern.test(response.headers.get(name) ?? ''))
      .map(([name]) => `${name}: ${response.headers.get(name)}`);
    expect(missing).toEqual([]);
    expect(response.headers.get('x-powered-by')).toBeNull();
    await response.arrayBuffer();
  });

  it('a request from another site', async () => {
    const response = await fetch(`${app.url}/api/account.me`, {
      method: 'POST',
      headers: { ...json, origin: 'https://evil.example' },
      body: '{}',
    });
    expect(response.status).toBe(403);
    expect(headers.filter(([name, pattern]) => !pattern.test(response.headers.get(name) ?? ''))).toEqual([]);
  });

  it('an address that cannot be one', async () => {
    const answer = await new Promise<{ status: number | undefined; names: string[] }>((resolve, reject) => {
      request(`${app.url}`, { path: '//', headers: { cookie: cookie() } }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, names: Object.keys(response.headers) });
      })
        .on('error', reject)
        .end();
    });
    expect(answer.names).toEqual(expect.arrayContaining(headers.map(([name]) => name)));
  });
});
