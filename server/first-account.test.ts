import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { makeSetupToken } from '#server/features/setup/index.ts';
import { freshDatabase, startApp } from '#tests/support/app/app.ts';
import type { Options, TestApp } from '#tests/support/app/app.ts';

/** One for all: each server of its own costs seconds. */
let database: Database;
let app: TestApp | undefined;
let made = 0;
beforeAll(async () => {
  database = await freshDatabase();
});
afterEach(async () => {
  await app?.end();
  // Nobody has been here: the next server is new again.
  await database.pool.query(`delete from "user"; delete from setting where key = 'setup.links'`);
});
afterAll(() => database.close());

type Headers = Record<string, string>;

interface Answer {
  status: number;
  code: unknown;
  message: unknown;
}

/** Sends JSON with a Host header of one's choice, as a page whose name was moved here, a proxy or a program would. */
function send(path: string, body: unknown, headers: Headers): Promise<Answer> {
  const { port } = new URL(app?.url ?? '');
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString('utf8')));
        response.on('end', () => {
          const { code, message } = JSON.parse(text);
          resolve({ status: response.statusCode ?? 0, code, message });
        });
      },
    );
    sent.on('error', reject).end(JSON.stringify(body));
  });
}

function signUp(headers: Headers): Promise<Answer> {
  made += 1;
  return send('/api/auth/sign-up/email', { name: 'Wren', email: `wren-${made}@example.org`, password: 'a lantern in the reeds' }, headers);
}

const from = (host: string, scheme = 'http') => ({ host, origin: `${scheme}://${host}` });
const withLink = (token: string | null) => ({ cookie: `hearthlore.setup=${token}` });
const start = async (options: Options = {}) => (app = await startApp({ signups: 'invite', database, ...options }));

const FOREIGN = { status: 403, code: 'auth.foreignHost' };
const NEEDS_LINK = {
  status: 403,
  code: 'auth.setupLink',
  message: 'Nobody has an account here yet. Open the setup link that the server printed when it started.',
};

describe('the first account of a server without PUBLIC_URL', () => {
  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('is made on the machine itself without a link, at %s', async (host) => {
    await start();
    expect(await signUp(from(host))).toMatchObject({ status: 200 });
  });

  it.each(['evil.example', 'evil.example:3000', '203.0.113.5:3000', 'localhost.evil.example', '127.0.0.1.nip.io', ''])(
    'is never made under a name of somebody else, not even with the link: %s',
    async (host) => {
      await start();
      const link = withLink(await makeSetupToken(database.sql));
      expect(await signUp({ ...from(host), ...link })).toMatchObject({ status: 403 });
      expect((await database.pool.query('select 1 from "user"')).rows).toEqual([]);
    },
  );

  it.each(['192.168.1.7:3000', '10.0.0.4', '172.20.0.2:3000', '[fd00::7]:3000', 'nas.local:3000', 'tower:3000', 'hearth.home.arpa'])(
    'needs the setup link at %s, and is made with it',
    async (host) => {
      await start();
      expect(await signUp(from(host))).toMatchObject(NEEDS_LINK);
      expect(await signUp({ ...from(host), ...withLink('a'.repeat(32)) })).toMatchObject(NEEDS_LINK);
      expect(await signUp({ ...from(host), ...withLink(await makeSetupToken(database.sql)) })).toMatchObject({ status: 200 });
    },
  );

  it('is made with the link under the name in HOST', async () => {
    await start({ host: 'hearth.example.org' });
    const link = withLink(await makeSetupToken(database.sql));
    expect(await signUp({ ...from('hearth.example.org:3000'), ...link })).toMatchObject({ status: 200 });
  });

  it.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])('needs the link where a proxy says so with %s', async (header) => {
    await start();
    expect(await signUp({ ...from('localhost:3000'), [header]: '127.0.0.1' })).toMatchObject(NEEDS_LINK);
  });

  it('needs the link for whoever comes over a trusted proxy, and not on the machine', async () => {
    await start({ trustProxy: true });
    expect(await signUp({ ...from('localhost:3000'), 'x-forwarded-for': '198.51.100.7' })).toMatchObject(NEEDS_LINK);
    expect(await signUp({ ...from('localhost:3000'), 'x-forwarded-for': '127.0.0.1' })).toMatchObject({ status: 200 });
  });

  it('takes the link with it: nobody else gets in by it, and no new one is made', async () => {
    await start();
    const link = withLink(await makeSetupToken(database.sql));
    expect(await signUp({ ...from('192.168.1.7'), ...link })).toMatchObject({ status: 200 });
    expect(await signUp({ ...from('192.168.1.8'), ...link })).toMatchObject({ status: 403, code: 'auth.inviteOnly' });
    expect(await makeSetupToken(database.sql)).toBeNull();
    await database.pool.query('delete from "user"');
    expect(await signUp({ ...from('192.168.1.8'), ...link })).toMatchObject(NEEDS_LINK);
  });

  it('is made with the link of any server that printed one', async () => {
    await start();
    const earlier = withLink(await makeSetupToken(database.sql));
    await makeSetupToken(database.sql);
    expect(await signUp({ ...from('192.168.1.7'), ...earlier })).toMatchObject({ status: 200 });
  });

  it.each([
    [{ host: 'localhost:3000' }, 'here'],
    [{ host: '192.168.1.7:3000' }, 'link'],
    [{ host: 'evil.example' }, 'foreign'],
  ])('is told to the page that asks from %o', async (headers, setup) => {
    await start();
    const { port } = new URL(app?.url ?? '');
    const answer = await new Promise<string>((resolve, reject) => {
      const all = { ...headers, 'content-type': 'application/json' };
      request({ host: '127.0.0.1', port, path: '/api/account.me', method: 'POST', headers: all }, (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString('utf8'))).on('end', () => resolve(text));
      })
        .on('error', reject)
        .end('{}');
    });
    expect(JSON.parse(answer)).toMatchObject({ firstAccount: true, setup });
  });
});

describe('a server with PUBLIC_URL', () => {
  const publicUrl = 'https://play.example.org';
  const ours = from('play.example.org', 'https');

  it('is set up at that address with the link alone', async () => {
    await start({ publicUrl });
    const link = withLink(await makeSetupToken(database.sql));
    expect(await signUp({ ...from('evil.example', 'https'), ...link })).toMatchObject(FOREIGN);
    expect(await signUp({ ...from('192.168.1.7:3000'), ...link })).toMatchObject(FOREIGN);
    expect(await signUp(ours)).toMatchObject(NEEDS_LINK);
    // A proxy that says nothing of whoever calls, as some do by default.
    expect(await signUp({ host: '127.0.0.1:3000', origin: publicUrl })).toMatchObject(NEEDS_LINK);
    expect(await signUp({ host: '127.0.0.1:3000' })).toMatchObject(NEEDS_LINK);
    expect(await signUp({ ...ours, ...link })).toMatchObject({ status: 200 });
  });

  it('takes no change under another name, and says where it is reached', async () => {
    await start({ publicUrl });
    const sentence = 'This server is reached at https://play.example.org. Please open it there.';
    for (const headers of [from('evil.example'), from('192.168.1.7'), { host: 'evil.example' }])
      expect(await send('/api/account.me', {}, headers)).toMatchObject({ ...FOREIGN, message: sentence });
    for (const headers of [ours, { host: 'app:3000', origin: publicUrl }, { host: 'localhost:3000' }])
      expect(await send('/api/account.me', {}, headers)).toMatchObject({ status: 200 });
  });

  it('answers health checks under every name', async () => {
    await start({ publicUrl });
    expect((await fetch(`${app?.url}/health`)).status).toBe(200);
  });
});

describe('a server behind a trusted proxy without PUBLIC_URL', () => {
  it('takes no change under a name that is not local', async () => {
    await start({ trustProxy: true });
    expect(await send('/api/account.me', {}, from('evil.example'))).toMatchObject(FOREIGN);
    expect(await send('/api/account.me', {}, from('192.168.1.7'))).toMatchObject({ status: 200 });
  });
});
