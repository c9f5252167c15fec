import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crownFirstAccount } from '#server/features/auth/auth.store.ts';
import { makeSetupToken } from '#server/features/setup/index.ts';
import { startApp } from '#tests/support/app/app.ts';
import type { TestApp } from '#tests/support/app/app.ts';
import { signUp } from '#tests/support/app/people.ts';
import { freshDatabaseUrl, whyNoPostgres } from '#tests/support/database/postgres.ts';

const missing = await whyNoPostgres();
let here: TestApp;
let there: TestApp;

beforeAll(async () => {
  if (missing) return;
  const databaseUrl = await freshDatabaseUrl();
  [here, there] = await Promise.all([startApp({ databaseUrl }), startApp({ databaseUrl })]);
});
afterAll(async () => {
  if (!missing) await Promise.all([here.end(), there.end()]);
});

const servers = () => [here, there];

describe.skipIf(missing)('the first accounts of an installation', () => {
  it('crown one administrator when they are made at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      await here.database.pool.query('delete from "user"');
      await Promise.all(Array.from({ length: 6 }, (_, n) => signUp(servers()[n % 2]?.url ?? '', 'First')));
      const { rows } = await here.database.pool.query(`select count(*)::int as many from "user" where plan = 'ADMIN'`);
      expect(rows).toEqual([{ many: 1 }]);
    }
  });

  it('crown one administrator when the earlier account comes to light later', async () => {
    await here.database.pool.query('delete from "user"');
    const make = (id: string, at: string) =>
      here.database.pool.query('insert into "user" (id, name, email, created_at) values ($1, $1, $1, $2)', [id, at]);
    await make('second', '2026-01-02');
    const { other } = await here.database.sql.transaction(async (tx) => {
      await crownFirstAccount(tx);
      await make('first', '2026-01-01');
      const waiting = crownFirstAccount(there.database.sql);
      await pause(100);
      return { other: waiting };
    });
    await other;
    const { rows } = await here.database.pool.query(`select id from "user" where plan = 'ADMIN'`);
    expect(rows).toEqual([{ id: 'second' }]);
  });

  it('is one alone when several people open the setup link at the same moment', async () => {
    for (let round = 0; round < 3; round += 1) {
      await here.database.pool.query('delete from "user"');
      await here.database.pool.query(
        `insert into setting (key, value) values ('instance', '{"signups":"invite"}') on conflict (key) do nothing`,
      );
      const token = await makeSetupToken(here.database.sql);
      const answers = await Promise.all(Array.from({ length: 6 }, (_, n) => signUpFar(servers()[n % 2]?.url ?? '', token)));
      expect(answers.filter((status) => status === 200)).toHaveLength(1);
      const { rows } = await here.database.pool.query(`select plan from "user"`);
      expect(rows).toEqual([{ plan: 'ADMIN' }]);
    }
  });
});

/** Signs up from another machine of the network, and answers the status. */
function signUpFar(url: string, token: string | null): Promise<number> {
  const body = JSON.stringify({ name: 'Far', email: `${randomUUID()}@example.org`, password: 'a lantern in the reeds' });
  const headers = {
    host: '192.168.1.7',
    origin: 'http://192.168.1.7',
    'content-type': 'application/json',
    cookie: `hearthlore.setup=${token}`,
  };
  return new Promise((resolve, reject) => {
    request(`${url}/api/auth/sign-up/email`, { method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end(body);
  });
}
