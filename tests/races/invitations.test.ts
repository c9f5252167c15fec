import { describe, expect, it } from 'vitest';
import { limits } from '#domain/limits/limits.ts';
import { signUpAdministrator } from '#tests/support/app/administrator.ts';
import { startApp } from '#tests/support/app/app.ts';
import { PASSWORD } from '#tests/support/app/people.ts';
import { freshDatabaseUrl, whyNoPostgres } from '#tests/support/database/postgres.ts';
import { openTwoServers } from '#tests/support/app/two-servers.ts';

const missing = await whyNoPostgres();

async function signUpWith(url: string, n: number, code: string): Promise<number> {
  const response = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie: `hearthlore.invitation=${code}` },
    body: JSON.stringify({ name: `Guest ${n}`, email: `guest-${n}@example.org`, password: PASSWORD }),
  });
  return response.status;
}

describe.skipIf(missing !== undefined)('on a real PostgreSQL with two servers', () => {
  it('an invitation for three lets in three of twenty who come at once, and the others leave nothing behind', async () => {
    const databaseUrl = await freshDatabaseUrl();
    const one = await startApp({ databaseUrl, signups: 'invite' });
    const other = await startApp({ databaseUrl, signups: 'invite' });
    const admin = await signUpAdministrator(one);
    const { code, invitation } = await admin.call.admin.createInvitation({ mostUses: 3 });
    const guests = Array.from({ length: 20 }, (_, n) => signUpWith(n % 2 === 0 ? one.url : other.url, n, code));
    const statuses = await Promise.all(guests);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(17);
    const count = async (table: string) => (await one.database.pool.query(`select 1 from ${table}`)).rows.length;
    expect([await count('"user"'), await count('account'), await count('invitation_use')]).toEqual([4, 4, 3]);
    expect(await admin.call.admin.invitations({})).toMatchObject([{ id: invitation.id, uses: 3 }]);
    await Promise.all([one.end(), other.end()]);
  });

  it('wrong spoken codes are counted by both servers together', async () => {
    const { here, there, end } = await openTwoServers({ signups: 'open' });
    const ask = async (url: string) => {
      const body = JSON.stringify({ code: 'ZZZZ-ZZZZ' });
      return (await fetch(`${url}/api/invitations.check`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
        .status;
    };
    const statuses = await Promise.all(Array.from({ length: 24 }, (_, n) => ask(n % 2 === 0 ? here.url : there.url)));
    expect(statuses.filter((status) => status === 404)).toHaveLength(limits.spokenCodeTriesPerAddress);
    expect(statuses.filter((status) => status === 429)).toHaveLength(24 - limits.spokenCodeTriesPerAddress);
    await end();
  });

  it('two administrators who step down at once leave one', async () => {
    const app = await startApp({ databaseUrl: await freshDatabaseUrl() });
    const admin = await signUpAdministrator(app);
    const ids = await Promise.all(
      Array.from({ length: 3 }, async (_, n) => {
        const id = `admin-${n}`;
        await app.database.pool.query(`insert into "user" (id, name, email, plan) values ($1, $1, $1, 'ADMIN')`, [id]);
        return id;
      }),
    );
    const everybody = [admin.id, ...ids];
    const outcomes = await Promise.allSettled(everybody.map((userId) => admin.call.admin.setPlan({ userId, plan: 'DM' })));
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    const { rows } = await app.database.pool.query(`select 1 from "user" where plan = 'ADMIN'`);
    expect(rows.length).toBeGreaterThanOrEqual(1);
    await app.end();
  });
});
