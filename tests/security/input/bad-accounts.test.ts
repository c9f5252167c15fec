import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
  // Whoever comes first administers.
  await signUp(app.url, 'Ada');
});
afterAll(() => app.end());

/** Sends a body to an address of accounts; answers what it says. */
async function call(address: string, body: string, cookie: string): Promise<{ status: number; text: string }> {
  const headers = { 'content-type': 'application/json', origin: app.url, cookie };
  const response = await fetch(app.url + address, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
}

describe('an account', () => {
  const signUpAs = (name: unknown) =>
    call('/api/auth/sign-up/email', JSON.stringify({ name, email: `${randomUUID()}@example.org`, password: 'a lantern in the reeds' }), '');

  it.each([
    ['a name that is no text', { first: 'Ann' }],
    ['a name of a sign that nobody sees', '\u200B'],
    ['a name that is too long', 'x'.repeat(61)],
    ['a name that cannot be written down', 'a\0b'],
  ])('is not made with %s', async (_name, name) => {
    const { status, text } = await signUpAs(name);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(JSON.parse(text).message).toMatch(/\.$/);
  });

  it('cannot be renamed to what it could not be made with', async () => {
    const { cookie, call: as } = await signUp(app.url, 'Ann');
    const { status } = await call('/api/auth/update-user', JSON.stringify({ name: 'x'.repeat(100) }), cookie);
    expect(status).toBeGreaterThanOrEqual(400);
    expect((await as.account.me({})).person?.name).toBe('Ann');
  });

  it('cannot give itself a plan', async () => {
    const body = { name: 'Eve', email: `${randomUUID()}@example.org`, password: 'a lantern in the reeds', plan: 'ADMIN' };
    await call('/api/auth/sign-up/email', JSON.stringify(body), '');
    const { cookie, call: as } = await signUp(app.url, 'Ann');
    await call('/api/auth/update-user', JSON.stringify({ plan: 'ADMIN' }), cookie);
    expect((await as.account.me({})).person?.plan).toBe('FREE');
    const { rows } = await app.database.pool.query(`select count(*)::int as many from "user" where plan = 'ADMIN'`);
    expect(rows).toEqual([{ many: 1 }]);
  });
});
