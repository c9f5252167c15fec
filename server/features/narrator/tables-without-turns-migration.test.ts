import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { applyMigration, applyMigrationsBefore, engines } from '#tests/support/database/earlier-database.ts';

const MIGRATION = '0044-tables-without-turns.sql';

describe.each(engines)('a table of an earlier build on $name', ({ open, reason }) => {
  let database: Database;
  const answers = async (id: string) =>
    (await database.pool.query(`select settings->>'narratorAnswers' as answers from campaign where id = $1`, [id])).rows[0]?.answers;
  const addTable = (id: string, settings: object, causes: string[]) =>
    database.pool.query(
      `with told as (insert into narration (id, campaign_id, cause, cycle, status)
         select $1 || n, $1, cause, case cause when 'turn' then n::int end, 'narrated' from unnest($3::text[]) with ordinality as c (cause, n)),
       first as (insert into branch (id, campaign_id) values ($1, $1))
       insert into campaign (id, name, owner_id, world_id, branch_id, settings) values ($1, $1, 'oda', 'c', $1, $2)`,
      [id, JSON.stringify(settings), causes],
    );

  beforeAll(async () => {
    if (reason !== undefined) return;
    database = await open();
    await applyMigrationsBefore(database, MIGRATION);
    await addTable('talks', { paused: true }, ['chat', 'chat']);
    await addTable('takes turns', {}, ['chat', 'turn']);
    await addTable('is new', {}, []);
    await addTable('is addressed', { narratorAnswers: 'addressed' }, ['chat']);
    await applyMigration(database, MIGRATION);
  });
  afterAll(() => database?.close());

  it.skipIf(reason !== undefined)('plays on without turns where it has played by talk alone', async () => {
    expect(await Promise.all(['talks', 'takes turns', 'is new', 'is addressed'].map(answers))).toEqual([
      'withoutTurns',
      null,
      null,
      'addressed',
    ]);
    expect((await database.pool.query(`select settings->'paused' as paused from campaign where id = 'talks'`)).rows[0].paused).toBe(true);
  });
});
