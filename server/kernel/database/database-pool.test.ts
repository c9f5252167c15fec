import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabaseUrl } from '#tests/support/database/postgres.ts';
import { openWay } from '#tests/support/database/way-to-database.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';
import { DatabaseAway, DatabaseBusy } from '#server/kernel/database-trouble.ts';
import { inTransaction } from '#server/kernel/calls/transaction.ts';

const nothing = () => Promise.resolve(null);
const PATIENCE = { timeout: 10_000 };

let database: Database;

beforeEach(async () => {
  database = await openDatabase({ databaseUrl: await freshDatabaseUrl(), dataDir: '' });
});
afterEach(() => database.close());

const one = async (text: string) => (await database.pool.query<Record<string, unknown>>(text)).rows[0];
const activeOnes = () => one(`select count(*)::int as n from pg_stat_activity where query like 'select pg_sleep%' and state = 'active'`);

describe('connections to a database that is slow', () => {
  it('wait for a long statement, and others are served meanwhile', async () => {
    const slow = one('select pg_sleep(2.5), 1 as n');
    await pause(1000);
    expect(await one('select 2 as n')).toEqual({ n: 2 });
    expect(await slow).toMatchObject({ n: 1 });
  });

  it('wait for an answer that is on its way, though its process says already that it is idle', async () => {
    const way = await openWay(await freshDatabaseUrl());
    const behind = await openDatabase({ databaseUrl: way.url, dataDir: '' });
    try {
      await behind.pool.query('select 4 as n');
      way.holdBack();
      expect((await behind.pool.query('select 5 as n')).rows).toEqual([{ n: 5 }]);
    } finally {
      await behind.close();
      way.close();
    }
  });

  it('give up a statement whose time is over, and end it in the database too', async () => {
    const late = database.pool.query(Object.assign({ text: 'select pg_sleep(60)' }, { query_timeout: 300 }));
    await expect(late).rejects.toBeInstanceOf(DatabaseBusy);
    await expect.poll(activeOnes, PATIENCE).toEqual({ n: 0 });
  });
});

describe('a connection that ends', () => {
  const endAll = () =>
    one('select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()');

  it('fails the transaction on it with the reason, and the next one has another', async () => {
    const broken = inTransaction(database.pool, {
      run: async (sql) => {
        await sql.execute('select 1');
        await endAll();
        return sql.execute('select 1');
      },
      finish: nothing,
    });
    await expect(broken).rejects.toSatisfy((error: unknown) => error instanceof Error && (error.cause ?? error) instanceof DatabaseAway);
    expect(
      await inTransaction(database.pool, { run: async (sql) => (await sql.execute('select 3 as n')).rows, finish: nothing }),
    ).toMatchObject({
      result: [{ n: 3 }],
    });
  });

  it('makes room for another, also where whoever holds it never gives it back', async () => {
    const held = await Promise.all(Array.from({ length: 9 }, () => database.pool.connect()));
    await endAll();
    await expect.poll(() => database.pool.totalCount, PATIENCE).toBe(1);
    const others = await Promise.all(Array.from({ length: 9 }, () => database.pool.connect()));
    for (const client of [...held, ...others]) client.release();
    expect(await one('select 4 as n')).toEqual({ n: 4 });
  });

  it('says nothing about a statement that the database refuses, which keeps its connection', async () => {
    await one('select 1');
    await expect(one('select 1 / 0')).rejects.toThrow('division by zero');
    expect([database.pool.totalCount, database.pool.idleCount]).toEqual([1, 1]);
  });
});
