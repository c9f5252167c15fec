import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptBounds } from '#domain/limits/brakes.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { readAuthenticator } from '#tests/support/services/authenticator.ts';
import { openBrowser } from '#tests/support/app/browser.ts';
import { freshDatabaseUrl, whyNoPostgres } from '#tests/support/database/postgres.ts';
import { limitAttempts } from './attempts.ts';

const PASSWORD = 'a lantern in the reeds';
const DEVICE = 'hearthlore.device';
const emailOf = (name: string) => `${name.toLowerCase()}@example.org`;
const { own, account, newNetwork, network } = attemptBounds.password;

let servers: TestApp[] = [];

interface Asked {
  path?: string;
  email?: string;
  password?: string;
  from?: string;
  cookies?: Map<string, string>;
  on?: number;
}

/** Asks one of the servers for something under an address, as if it stood behind a proxy. */
async function ask({ path = 'sign-in/email', from = '198.51.100.1', cookies, on = 0, ...body }: Asked): Promise<Response> {
  const url = servers[on % servers.length]?.url ?? '';
  const cookie = [...(cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(`${url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, 'x-forwarded-for': from, ...(cookie === '' ? {} : { cookie }) },
    body: JSON.stringify({ password: PASSWORD, ...body }),
  });
}

/** Asks many times, fifty at once, and counts the answers by their status. */
async function askMany(asked: Asked[]): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  for (let first = 0; first < asked.length; first += 50) {
    const answers = await Promise.all(asked.slice(first, first + 50).map((each) => ask(each)));
    for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

async function signUp(name: string): Promise<Map<string, string>> {
  const browser = openBrowser(servers[0]?.url ?? '');
  await browser.account('sign-up/email', { name, email: emailOf(name), password: PASSWORD });
  return browser.cookies;
}

/** The cookies of a browser that knows somebody and in which nobody is signed in. */
async function deviceOf(name: string): Promise<Map<string, string>> {
  return new Map([...(await signUp(name))].filter(([cookie]) => cookie === DEVICE));
}

const manyNetworks = (many: number) => Array.from({ length: many }, (_, n) => `203.0.${113 + Math.floor(n / 250)}.${n % 250}`);

describe('guessing on one server', () => {
  beforeAll(async () => {
    servers = [await startApp({ trustProxy: true })];
  });
  afterAll(() => servers[0]?.end());
  beforeEach(async () => {
    await servers[0]?.database.pool.query('delete from sign_in_failure');
  });

  it('a thousand times from two hundred addresses locks the owner out neither on a known device nor on a new one', async () => {
    const email = emailOf('Mira');
    const cookies = await deviceOf('Mira');
    const networks = manyNetworks(200);
    // Straight at what counts, for a request costs ten times as much; the requests that matter follow.
    const sql = servers[0]?.database.sql;
    if (!sql) throw new Error('The server has no database.');
    const guess = limitAttempts(sql, () => new Date());
    let made = 0;
    for (let n = 0; n < 1000; n += 1)
      await guess({ kind: 'password', account: email, address: networks[n % networks.length] ?? '', device: null }).then(
        () => (made += 1),
        (error: unknown) => expect(error).toMatchObject({ code: 'auth.tooManyAttempts' }),
      );
    expect(made).toBe(networks.length * newNetwork);

    const guessedFrom = networks[0] ?? '';
    expect((await ask({ email, from: guessedFrom, cookies })).status).toBe(200);
    expect((await ask({ email, from: '192.0.2.80' })).status).toBe(200);
    const refusal = await ask({ email, from: guessedFrom });
    expect(refusal.status).toBe(429);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refusal.json()).toMatchObject({ code: 'auth.tooManyAttempts' });
  });

  it('at many accounts is held by the network, and not on devices that are known there', async () => {
    const cookies = await deviceOf('Tov');
    const guesses = Array.from({ length: network + 10 }, (_, n) => ({ email: `nobody-${n}@example.org` }));
    expect(await askMany(guesses)).toEqual({ 401: network, 429: 10 });
    expect((await ask({ email: emailOf('Tov') })).status).toBe(429);
    expect((await ask({ email: emailOf('Tov'), cookies })).status).toBe(200);
    expect((await ask({ email: emailOf('Tov'), from: '198.51.100.2' })).status).toBe(200);
  });

  it('from one /48 of IPv6 is guessing from one network', async () => {
    const from = (n: number) => `2001:db8:7:${n.toString(16)}::1`;
    const guesses = Array.from({ length: network + 5 }, (_, n) => ({ email: `nobody-${n}@example.org`, from: from(n) }));
    expect(await askMany(guesses)).toEqual({ 401: network, 429: 5 });
    expect((await ask({ email: 'x@example.org', from: '2001:db8:8::1' })).status).toBe(401);
  });

  it('on a known device is refused after five failures of its own, even with the right password', async () => {
    const email = emailOf('Iva');
    const cookies = await deviceOf('Iva');
    expect(await askMany(Array.from({ length: own }, () => ({ email, password: 'wrong', cookies })))).toEqual({ 401: own });
    const refusal = await ask({ email, cookies });
    expect(await refusal.json()).toMatchObject({ message: 'Too many failed attempts. Please wait fifteen minutes and try again.' });
    // Without its cookie the device is one of many, and the failures were made from its address too.
    expect((await ask({ email })).status).toBe(429);
    expect((await ask({ email, from: '198.51.100.2' })).status).toBe(200);
  });

  it('is not helped by a cookie of another account, nor by one that is made up', async () => {
    const email = emailOf('Ona');
    await signUp('Ona');
    const stranger = await deviceOf('Eve');
    const [device = '', mark = ''] = stranger.get(DEVICE)?.split('.') ?? [];
    const forged = new Map([[DEVICE, `${device}.${mark.slice(1)}A.${'x'.repeat(22)}`]]);
    expect(await askMany(Array.from({ length: own }, () => ({ email, password: 'wrong' })))).toEqual({ 401: own });
    for (const cookies of [stranger, forged]) expect((await ask({ email, cookies })).status).toBe(429);
  });

  it('at a second factor locks the owner out neither where they are known nor by a lock of the library', async () => {
    const email = emailOf('Una');
    const browser = openBrowser(servers[0]?.url ?? '');
    await browser.account('sign-up/email', { name: 'Una', email, password: PASSWORD });
    const { body } = await browser.account('two-factor/enable', { password: PASSWORD });
    const code = readAuthenticator(body['totpURI']);
    expect(await browser.account('two-factor/verify-totp', { code: code() })).toMatchObject({ status: 200 });
    // Whoever has the password tries codes from many addresses, and is known on no device before a code was right.
    const half = async (cookies?: Map<string, string>, from?: string) => {
      const answer = await ask({ email, ...(cookies && { cookies }), ...(from && { from }) });
      const set = answer.headers.getSetCookie().map((each) => each.split(';', 1)[0]?.split('=') ?? []);
      return new Map([...(cookies ?? []), ...set.map(([name = '', ...value]): [string, string] => [name, value.join('=')])]);
    };
    const tryCode = async (cookies: Map<string, string>, given: string, from: string) => {
      const [origin = ''] = [servers[0]?.url];
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { 'content-type': 'application/json', origin, 'x-forwarded-for': from, cookie };
      return (await fetch(`${origin}/api/auth/two-factor/verify-totp`, { method: 'POST', headers, body: JSON.stringify({ code: given }) }))
        .status;
    };
    const guesser = await half();
    expect(guesser.has(DEVICE)).toBe(false);
    const statuses = [];
    for (const from of manyNetworks(24)) statuses.push(await tryCode(await half(undefined, from), '000000', from));
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429, 429, 429, 429]);
    const known = new Map([...browser.cookies].filter(([name]) => name === DEVICE));
    expect(await tryCode(await half(known, '192.0.2.81'), code(), '192.0.2.81')).toBe(200);
  });
});

describe.skipIf(await whyNoPostgres())('guessing on two servers on one database', () => {
  beforeAll(async () => {
    const databaseUrl = await freshDatabaseUrl();
    servers = [await startApp({ databaseUrl, trustProxy: true }), await startApp({ databaseUrl, trustProxy: true })];
  });
  afterAll(async () => {
    for (const server of servers) await server.end();
  });

  it('at one account from many addresses at once is counted exactly', async () => {
    const email = emailOf('Mira');
    const cookies = await deviceOf('Mira');
    // The first twenty come from anywhere; from then on each network has what is left of its three.
    const networks = manyNetworks(account);
    const first = networks.map((from, on) => ({ email, password: 'wrong', from, on }));
    expect(await askMany(first)).toEqual({ 401: account });
    const more = Array.from({ length: 5 }, () => networks).flatMap((each) =>
      each.map((from, on) => ({ email, password: 'wrong', from, on: on + 1 })),
    );
    expect(await askMany(more)).toEqual({ 401: (newNetwork - 1) * account, 429: 3 * account });
    expect((await ask({ email, from: networks[0] ?? '', cookies, on: 1 })).status).toBe(200);
  });

  it('from one network at many accounts at once is counted exactly', async () => {
    const guesses = Array.from({ length: 50 }, (_, n) => ({ email: `nobody-${n % 25}@example.org`, from: '192.0.2.9', on: n }));
    expect(await askMany(guesses)).toEqual({ 401: network, 429: 10 });
  });

  it('ends on a known device with the fifth failure, whichever is asked', async () => {
    const email = emailOf('Iva');
    const cookies = await deviceOf('Iva');
    const guesses = Array.from({ length: 30 }, (_, n) => ({ email, password: 'wrong', cookies, from: `192.0.2.${100 + n}`, on: n }));
    expect(await askMany(guesses)).toEqual({ 401: own, 429: 25 });
  });
});
