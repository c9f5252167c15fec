import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#server/kernel/database/migrate.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { engines } from '#tests/support/database/earlier-database.ts';

/** Columns that are called like a reference and have no foreign key, and why. */
const withoutKey = [
  // What a person is called at a provider of sign-in, and which provider it is.
  'account.account_id',
  'account.provider_id',
  // A character is a record: its row goes when it is removed or another branch is played, and comes back.
  'answered_change.character_id',
  // What a service made outlives the campaign that it was spent on.
  'endpoint_usage.campaign_id',
  'portrait.character_id',
  // What a model cost outlives the reply and the campaign that it was spent on.
  'usage.campaign_id',
  'usage.narration_id',
  // One of several tables, as `subject` says; and a change tells of entries that are gone.
  'world_change.subject_id',
  'world_conflict.subject_id',
];

/** Each foreign key, with its columns and whether an index finds the rows that refer to one: none that is for other rows alone. */
const KEYS = `
  select conrelid::regclass::text || ' (' || (
      select string_agg(attname, ', ' order by n) from unnest(conkey) with ordinality as k (number, n)
      join pg_attribute on attrelid = conrelid and attnum = number) || ')' as name,
    exists (
      select 1 from pg_index i where indrelid = conrelid and indisvalid
        and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey and conkey @> (indkey::int2[])[0:cardinality(conkey) - 1]
        and (indpred is null or pg_get_expr(indpred, indrelid) in (
          select format('(%I IS NOT NULL)', attname) from pg_attribute where attrelid = conrelid and attnum = any(conkey)))
    ) as "hasIndex"
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;

const WITHOUT_KEY = `
  select c.relname || '.' || attname as name from pg_attribute a join pg_class c on c.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attname like '%\\_id'
    and not exists (select 1 from pg_constraint where contype = 'f' and conrelid = c.oid and attnum = any(conkey))
  order by name`;

describe.each(engines)('the schema on $name', ({ open, reason }) => {
  let database: Database;

  beforeAll(async () => {
    if (reason !== undefined) return;
    database = await open();
    await migrate(database.pool);
  });
  afterAll(() => database?.close());

  const namesOf = async (text: string) => (await database.pool.query<{ name: string }>(text)).rows.map(({ name }) => name);

  it.skipIf(reason !== undefined)('has an index for every foreign key', async () => {
    const { rows } = await database.pool.query<{ name: string; hasIndex: boolean }>(KEYS);
    expect(rows.length).toBeGreaterThan(70);
    expect(rows.filter(({ hasIndex }) => !hasIndex).map(({ name }) => name)).toEqual([]);
  });

  it.skipIf(reason !== undefined)('notices a foreign key whose index is missing, or is for some rows alone', async () => {
    await database.pool.query('create table kept (id text primary key)');
    await database.pool.query(
      'create table lacking (kept text references kept, also text references kept, "when" timestamptz, third text references kept)',
    );
    await database.pool.query('create index lacking_some_idx on lacking (also) where "when" is null');
    await database.pool.query('create index lacking_last_idx on lacking ("when", third)');
    const { rows } = await database.pool.query<{ name: string; hasIndex: boolean }>(KEYS);
    await database.pool.query('drop table lacking, kept');
    const lacking = rows.filter(({ hasIndex }) => !hasIndex).map(({ name }) => name);
    expect(lacking.toSorted()).toEqual(['lacking (also)', 'lacking (kept)', 'lacking (third)']);
  });

  it.skipIf(reason !== undefined)(
    'has a foreign key for every column that is called like a reference, but for those named here',
    async () => {
      expect(await namesOf(WITHOUT_KEY)).toEqual(withoutKey);
    },
  );
});
