import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { openBrowser } from '#tests/support/app/browser.ts';
import type { Said } from '#tests/support/app/browser.ts';

const password = 'a lantern in the reeds';
const email = 'mira@example.org';

let app: TestApp;
let skipped = 0;
beforeAll(async () => {
  app = await startApp({ trustProxy: true, now: () => new Date(Date.now() + skipped) });
  await openBrowser(app.url).account('sign-up/email', { name: 'Mira', email, password });
});
afterAll(() => app.end());
beforeEach(async () => {
  skipped = 0;
  await app.database.pool.query('delete from sign_in_failure');
});

async function attempt(given: string, { as = email, from = '198.51.100.1' } = {}): Promise<number> {
  const response = await fetch(`${app.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.url, 'x-forwarded-for': from },
    body: JSON.stringify({ email: as, password: given }),
  });
  return response.status;
}

async function attempts(many: number, given: string, options = {}): Promise<number[]> {
  const statuses = [];
  for (let n = 0; n < many; n += 1) statuses.push(await attempt(given, options));
  return statuses;
}

const FIVE = [401, 401, 401, 401, 401];

describe('failed sign-ins', () => {
  it('are five in fifteen minutes; the sixth attempt is refused, even with the right password', async () => {
    expect(await attempts(6, 'wrong')).toEqual([...FIVE, 429]);
    expect(await attempt(password)).toBe(429);
    const said = await openBrowser(app.url).account('sign-in/email', { email: 'x@example.org', password: 'x' });
    expect(said.status).toBe(401);
  });

  it('are told in the product’s words', async () => {
    let said: Said | undefined;
    for (let n = 0; n < 6; n += 1) said = await openBrowser(app.url).account('sign-in/email', { email, password: 'wrong' });
    expect(said).toMatchObject({
      status: 429,
      code: 'auth.tooManyAttempts',
      body: { message: 'Too many failed attempts. Please wait fifteen minutes and try again.' },
    });
  });

  it('are exactly five among thirty at once', async () => {
    const statuses = await Promise.all(Array.from({ length: 30 }, () => attempt('wrong')));
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
  });

  it('are counted alike for an address that nobody has', async () => {
    expect(await attempts(6, 'wrong', { as: 'nobody@example.org' })).toEqual([...FIVE, 429]);
  });

  it('count together however the address is written', async () => {
    const spelled = [
      'mira@example.org',
      'MIRA@example.org',
      'Mira@Example.org',
      'mira@EXAMPLE.ORG',
      'mIra@example.org',
      'miRa@example.org',
    ];
    const statuses = [];
    for (const as of spelled) statuses.push(await attempt('wrong', { as }));
    expect(statuses).toEqual([...FIVE, 429]);
  });

  it('count apart for another account and another network address', async () => {
    await attempts(5, 'wrong');
    expect(await attempt('wrong', { as: 'tov@example.org' })).toBe(401);
    expect(await attempt(password, { from: '198.51.100.2' })).toBe(200);
    expect(await attempt('wrong', { from: '203.0.113.7, 198.51.100.1' })).toBe(429);
  });

  it('are forgotten by a success and after fifteen minutes', async () => {
    await attempts(4, 'wrong');
    expect(await attempt(password)).toBe(200);
    expect(await attempts(5, 'wrong')).toEqual(FIVE);
    skipped = 14 * 60_000;
    expect(await attempt(password)).toBe(429);
    skipped = 15 * 60_000 + 1000;
    expect(await attempt(password)).toBe(200);
  });

  it('are not made by requests that try no password', async () => {
    for (let n = 0; n < 8; n += 1) expect(await attempt('x'.repeat(129))).toBe(400);
    expect(await attempt(password)).toBe(200);
  });

  it('count at every place that asks for the password', async () => {
    const browser = openBrowser(app.url);
    await browser.account('sign-in/email', { email, password });
    const wrong = { password: 'wrong', currentPassword: 'wrong', newPassword: 'another lantern' };
    for (const path of ['change-password', 'two-factor/enable', 'two-factor/disable'])
      expect((await browser.account(path, wrong)).status).toBe(400);
    for (let n = 0; n < 2; n += 1)
      await expect(browser.call.account.reauthenticate({ password: 'wrong' })).rejects.toMatchObject({ code: 'auth.wrongPassword' });
    await expect(browser.call.account.reauthenticate({ password })).rejects.toMatchObject({ code: 'auth.tooManyAttempts', status: 429 });
    expect((await browser.account('change-password', { ...wrong, currentPassword: password })).status).toBe(429);
    expect((await openBrowser(app.url).account('sign-in/email', { email, password })).status).toBe(429);
  });
});
