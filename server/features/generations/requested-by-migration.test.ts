import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { applyMigration, applyMigrationsBefore, engines } from '#tests/support/database/earlier-database.ts';

const MIGRATION = '0039-who-requested-and-what-expands.sql';
const planned = { name: 'The Weir', grows: { id: 'weir', version: 2 } };

describe.each(engines)('generations of an earlier build on $name', ({ open, reason }) => {
  let database: Database;
  const rowsOf = async (sql: string) => (await database.pool.query(sql)).rows;

  beforeAll(async () => {
    if (reason !== undefined) return;
    database = await open();
    await applyMigrationsBefore(database, MIGRATION);
    const { pool } = database;
    await pool.query(
      `insert into world_generation (id, world_id, kind, prompt, seed, state, asked_by, asked_by_name, plan, created_at) values
         ('runs', 'c', 'expansion', '', '', 'running', 'oda', 'Oda', $1, now()), ('done', 'c', 'expansion', '', '', 'done', 'oda', 'Oda', '[]', now())`,
      [JSON.stringify([planned, { name: 'The Bell', grows: null }])],
    );
    await applyMigration(database, MIGRATION);
  });
  afterAll(() => database?.close());

  it.skipIf(reason !== undefined)('keep who requested them, and the plans that are under way in their order', async () => {
    expect(await rowsOf('select id, requested_by, requested_by_name, plan from world_generation order by id desc')).toEqual([
      {
        id: 'runs',
        requested_by: 'oda',
        requested_by_name: 'Oda',
        plan: [
          { name: 'The Weir', expands: planned.grows },
          { name: 'The Bell', expands: null },
        ],
      },
      { id: 'done', requested_by: 'oda', requested_by_name: 'Oda', plan: [] },
    ]);
  });
});
