import { sql as raw } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '#tests/support/app/app.ts';
import { freshDatabaseUrl, whyNoPostgres } from '#tests/support/database/postgres.ts';
import { openDatabase } from '#server/kernel/database/database.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { pipelineReads } from '#server/kernel/database/pipeline-reads.ts';
import { inTransaction } from './transaction.ts';

const missing = await whyNoPostgres();
const engines = [
  { name: 'the embedded database', skip: false, open: freshDatabase },
  {
    name: 'PostgreSQL',
    skip: missing !== undefined,
    open: async () => openDatabase({ databaseUrl: await freshDatabaseUrl(), dataDir: '' }),
  },
];
const nothing = () => Promise.resolve(null);

describe.each(engines)('a transaction on $name', ({ skip, open }) => {
  let database: Database;
  beforeAll(async () => {
    if (!skip) database = await open();
    if (!skip) await database.pool.query('create table mark (id int primary key)');
  });
  beforeEach(async () => {
    if (!skip) await database.pool.query('truncate mark');
  });
  afterAll(async () => {
    if (!skip) await database.close();
  });

  const marks = async () => (await database.pool.query<{ id: number }>('select id from mark order by id')).rows.map((row) => row.id);
  const mark = (client: ClientBase, id: number) => client.query({ text: 'insert into mark values ($1)' }, [id]);

  it.skipIf(skip)('keeps what was run and what was sent last', async () => {
    const { result, last } = await inTransaction(database.pool, {
      run: async (sql) => (await sql.execute(raw`insert into mark values (${1}) returning id`)).rows,
      finish: (client) => mark(client, 2),
    });
    expect([result, last.rowCount, await marks()]).toEqual([[{ id: 1 }], 1, [1, 2]]);
  });

  it.skipIf(skip)('keeps nothing when the work fails, and the connection is good for the next', async () => {
    const run = async () => {
      throw new Error('changed my mind');
    };
    const first = inTransaction(database.pool, {
      run: async (sql) => sql.execute(raw`insert into mark values (${1})`).then(run),
      finish: nothing,
    });
    await expect(first).rejects.toThrow('changed my mind');
    expect(await marks()).toEqual([]);
  });

  it.skipIf(skip)('keeps nothing when the last statement fails, though the commit was on its way', async () => {
    const work = { run: async () => null, finish: async (client: ClientBase) => Promise.all([mark(client, 1), mark(client, 1)]) };
    await expect(inTransaction(database.pool, work)).rejects.toThrow('duplicate key');
    expect(await marks()).toEqual([]);
  });

  it.skipIf(skip)('does not pass for done when a failure was swallowed on the way', async () => {
    const run = async (sql: Database['sql']) => sql.execute(raw`select 1 / ${0}::int`).catch(() => null);
    await expect(inTransaction(database.pool, { run, finish: nothing })).rejects.toThrow('undone');
  });

  it.skipIf(skip)('answers statements that travel together each with its own, also the same one twice', async () => {
    const rows = await pipelineReads(database.pool, (sql) =>
      Promise.all([3, 4, 5].map(async (n) => (await sql.execute(raw`select ${n}::int as n`)).rows[0])),
    );
    expect(rows).toEqual([{ n: 3 }, { n: 4 }, { n: 5 }]);
  });
});
