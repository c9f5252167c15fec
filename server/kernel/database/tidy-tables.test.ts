import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectEmbedded } from './database.ts';
import type { Database } from './database.ts';
import { startPglite } from '#server/kernel/embedded/pglite.ts';
import { emptyDump } from '#tests/support/database/template-dump.ts';
import { tidyTables } from './tidy-tables.ts';

let database: Database;
beforeAll(async () => {
  database = connectEmbedded(await startPglite({ folder: null, dump: await emptyDump() }));
});
afterAll(() => database.close());

it('lets the embedded database know what stands in its tables, also for statements that are prepared, and frees what was removed', async () => {
  const { pool } = database;
  await pool.query('create table "Odd name" (n int, of int)');
  await pool.query('create index odd_in_order on "Odd name" (of, n desc)');
  await pool.query('insert into "Odd name" select n, 1 from generate_series(1, 20000) as n');
  await pool.query('delete from "Odd name" where n % 2 = 0');
  const rowsKnown = async () => (await pool.query(`select reltuples::int as n from pg_class where relname = 'Odd name'`)).rows;
  const last = { text: 'select n from (select n from "Odd name" where of = $1 order by n desc limit 3) x' };
  expect((await pool.query(last, [1])).rows).toEqual([{ n: 19999 }, { n: 19997 }, { n: 19995 }]);
  expect(await rowsKnown()).toEqual([{ n: -1 }]);
  await tidyTables(pool);
  expect(await rowsKnown()).toEqual([{ n: 10000 }]);
  const { rows } = await pool.query(`select pg_relation_size('"Odd name"')::int as before`);
  await pool.query('insert into "Odd name" select 2 * n, 1 from generate_series(1, 9000) as n');
  expect((await pool.query(`select pg_relation_size('"Odd name"')::int as before`)).rows).toEqual(rows);
  expect((await pool.query(last, [1])).rows).toEqual([{ n: 19999 }, { n: 19997 }, { n: 19995 }]);
});
