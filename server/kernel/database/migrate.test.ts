import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { freshEmbedded } from '#tests/support/app/app.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { StartError } from '#server/kernel/start-error.ts';

let database: Database;
let applied: { name: string; sha256: string }[];

beforeAll(async () => {
  database = await freshEmbedded();
  applied = (await database.pool.query('select name, sha256 from migration order by name')).rows;
});
beforeEach(async () => {
  await database.pool.query('delete from migration');
  for (const { name, sha256 } of applied) await database.pool.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256]);
});
afterAll(() => database.close());

it('applies each file once', async () => {
  expect(applied.length).toBeGreaterThan(5);
  expect(await migrate(database.pool)).toBe(0);
});

it('refuses a database on which a file was applied that has been changed since', async () => {
  await database.pool.query("update migration set sha256 = 'other' where name = '0004-chat.sql'");
  await expect(migrate(database.pool)).rejects.toThrow(
    new StartError('The migration 0004-chat.sql was changed after it had been applied.'),
  );
});

it('refuses a database that a newer Hearthlore has used', async () => {
  await database.pool.query("insert into migration (name, sha256) values ('9999-later.sql', 'x')");
  await expect(migrate(database.pool)).rejects.toThrow('newer Hearthlore (it knows 9999-later.sql)');
});

it('takes a failing file back and says which it was', async () => {
  // The tables stand there already, so that the file cannot be applied again.
  await database.pool.query("delete from migration where name = '0006-narrations.sql'");
  await expect(migrate(database.pool)).rejects.toThrow('The migration 0006-narrations.sql failed.');
  const { rows } = await database.pool.query("select 1 from migration where name = '0006-narrations.sql'");
  expect(rows).toEqual([]);
});

it('leaves its lock behind for nobody, also when it refuses', async () => {
  await database.pool.query("update migration set sha256 = 'other'");
  await expect(migrate(database.pool)).rejects.toThrow('was changed after it had been applied');
  const { rows } = await database.pool.query("select 1 from pg_locks where locktype = 'advisory'");
  expect(rows).toEqual([]);
});
