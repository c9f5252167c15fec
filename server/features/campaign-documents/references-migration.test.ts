import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { applyMigration, applyMigrationsBefore, engines } from '#tests/support/database/earlier-database.ts';

const MIGRATION = '0032-foreign-keys.sql';

describe.each(engines)('references to nothing of an earlier build on $name', ({ open, reason }) => {
  let database: Database;
  const rowsOf = async (text: string) => (await database.pool.query(text)).rows;

  beforeAll(async () => {
    if (reason !== undefined) return;
    database = await open();
    await applyMigrationsBefore(database, MIGRATION);
    const { pool } = database;
    await pool.query(`insert into line (id, campaign_id) values ('kept', 'c')`);
    await pool.query(`insert into line_part (line_id, ancestor_id, upto) values ('kept', 'kept', 7)`);
    await pool.query(`insert into narration (id, campaign_id, cause) values ('asked', 'c', 'chat')`);
    await pool.query(
      `insert into message (id, campaign_id, line_id, author_name, role, content, narration_id, reply_to) values
         ('whole', 'c', 'kept', 'Oda', 'dm', 'Salt', 'asked', null), ('answer', 'c', 'kept', 'Oda', 'dm', 'And tide', null, 'whole'),
         ('lost', 'c', 'gone', 'Oda', 'dm', 'Words', 'dropped', 'nothing')`,
    );
    await pool.query(
      `insert into message_edit (message_id, line_id, content, mentions, at) values ('whole', 'gone too', 'Salty', '{}', now())`,
    );
    await pool.query(
      `insert into record_version (campaign_id, line_id, kind, key, data, who_name, at) values ('c', 'gone', 'note', 'n', '{}', 'Oda', now())`,
    );
    await pool.query(
      `insert into world_entry (world_id, id, category, name, text, created_at, updated_at) values ('c', 'bell', 'items', 'Bell', '', now(), now())`,
    );
    await pool.query(
      `insert into world_generation (id, world_id, kind, prompt, seed, state, asked_by_name, created_at) values ('g', 'c', 'expansion', '', '', 'done', 'Oda', now())`,
    );
    await pool.query(
      `insert into world_proposal (id, generation_id, world_id, n, entry, grows, entry_id) values ('p', 'g', 'c', 1, '{}', 'bell', 'forgotten'), ('q', 'g', 'c', 2, '{}', 'forgotten', 'bell')`,
    );
    await applyMigration(database, MIGRATION);
  });
  afterAll(() => database?.close());

  it.skipIf(reason !== undefined)('keep all words, on a branch that can be found', async () => {
    expect(await rowsOf('select id, content from message order by id')).toEqual([
      { id: 'answer', content: 'And tide' },
      { id: 'lost', content: 'Words' },
      { id: 'whole', content: 'Salt' },
    ]);
    // The campaign itself named a line that there was not.
    expect(
      await rowsOf(
        'select l.id, campaign_id, name, upto::float8 from line l join line_part p on p.line_id = l.id and p.ancestor_id = l.id order by l.id',
      ),
    ).toEqual([
      { id: 'c', campaign_id: 'c', name: 'Found again', upto: Number.MAX_SAFE_INTEGER },
      { id: 'gone', campaign_id: 'c', name: 'Found again', upto: Number.MAX_SAFE_INTEGER },
      { id: 'gone too', campaign_id: 'c', name: 'Found again', upto: Number.MAX_SAFE_INTEGER },
      { id: 'kept', campaign_id: 'c', name: null, upto: 7 },
    ]);
    expect(await rowsOf(`select line_id from record_version where key = 'n'`)).toEqual([{ line_id: 'gone' }]);
  });

  it.skipIf(reason !== undefined)('become none where there need not be one, and the others stay', async () => {
    expect(await rowsOf('select id, narration_id, reply_to from message order by id')).toEqual([
      { id: 'answer', narration_id: null, reply_to: 'whole' },
      { id: 'lost', narration_id: null, reply_to: null },
      { id: 'whole', narration_id: 'asked', reply_to: null },
    ]);
    expect(await rowsOf('select grows, entry_id from world_proposal order by id')).toEqual([
      { grows: 'bell', entry_id: null },
      { grows: null, entry_id: 'bell' },
    ]);
  });

  it.skipIf(reason !== undefined)('are refused from then on, and a campaign still goes with all it has', async () => {
    await expect(database.pool.query(`update message set line_id = 'nowhere' where id = 'whole'`)).rejects.toThrow('foreign key');
    await expect(database.pool.query(`update campaign set line_id = 'nowhere'`)).rejects.toThrow('foreign key');
    await expect(database.pool.query(`delete from line where id = 'kept'`)).rejects.toThrow('foreign key');
    await database.pool.query(`delete from campaign where id = 'c'`);
    expect(await rowsOf('select id from message union all select id from line')).toEqual([]);
  });
});
