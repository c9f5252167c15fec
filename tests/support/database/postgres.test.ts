import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { emptyDatabaseUrl, whyNoPostgres } from './postgres.ts';

describe.skipIf(await whyNoPostgres())('a database on a real PostgreSQL', () => {
  it('is empty and apart from every other', async () => {
    const [first, second] = await Promise.all([open(), open()]);
    await first.query('create table mark (id int)');
    const { rows } = await second.query("select to_regclass('mark') as mark");
    expect(rows).toEqual([{ mark: null }]);
    await Promise.all([first.end(), second.end()]);
  });

  it('lets two connections wait for one another’s lock', async () => {
    const url = await emptyDatabaseUrl();
    const [holder, waiter] = await Promise.all([open(url), open(url)]);
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock(1)');
    const waited = waiter.query('select pg_advisory_xact_lock(1)').then(() => 'waiter');
    expect(await Promise.race([waited, holder.query('select 1').then(() => 'holder')])).toBe('holder');
    await holder.query('commit');
    expect(await waited).toBe('waiter');
    await Promise.all([holder.end(), waiter.end()]);
  });
});

async function open(url?: string): Promise<pg.Client> {
  const client = new pg.Client(url ?? (await emptyDatabaseUrl()));
  await client.connect();
  return client;
}
