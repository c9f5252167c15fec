import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { applyMigration, applyMigrationsBefore, engines } from '#tests/support/database/earlier-database.ts';

const MIGRATION = '0033-plain-names.sql';
const fact = (health: string) => ({ area: 'combat', kind: 'damage', health, name: 'near death' });

describe.each(engines)('what an earlier build stored under names of its own on $name', ({ open, reason }) => {
  let database: Database;
  const rowsOf = async (text: string) => (await database.pool.query(text)).rows;

  beforeAll(async () => {
    if (reason !== undefined) return;
    database = await open();
    await applyMigrationsBefore(database, MIGRATION);
    const { pool } = database;
    await pool.query(`insert into narration (id, campaign_id, cause, status, told_at, heard_upto) values
      ('old', 'c', 'chat', 'told', now(), 3), ('held', 'c', 'chat', 'drafted', null, null)`);
    await pool.query(`insert into message (id, campaign_id, line_id, author_name, role, content, telling) values
      ('m', 'c', 'c', 'Oda', 'ai', 'Salt and tide', '{"cause": "chat"}')`);
    await pool.query(
      `insert into record_version (campaign_id, line_id, kind, key, data, who_name, what, at) values ('c', 'c', 'note', 'n', '{}', 'Oda', $1, now())`,
      [JSON.stringify([fact('near death')])],
    );
    await pool.query(`insert into topic (name, seq) values ('t', 1) on conflict do nothing`);
    await pool.query(`insert into event (topic, seq, data) values ('t', 1, $1)`, [
      JSON.stringify({ type: 'chat.posted', message: { telling: null, content: '"telling": near death' }, figure: fact('near death') }),
    ]);
    await applyMigration(database, MIGRATION);
  });
  afterAll(() => database?.close());

  it.skipIf(reason !== undefined)('has been narrated, and is found by its words', async () => {
    expect(await rowsOf('select id, status, heard_up_to::int, narrated_at is null as waits from narration order by id')).toEqual([
      { id: 'held', status: 'drafted', heard_up_to: null, waits: true },
      { id: 'old', status: 'narrated', heard_up_to: 3, waits: false },
    ]);
    const found = `select narration from message where search_vector @@ (to_tsquery('simple', 'tide') && '''campaign c''')`;
    expect(await rowsOf(found)).toEqual([{ narration: { cause: 'chat' } }]);
  });

  it.skipIf(reason !== undefined)('says the health of a combatant as an identifier, and keeps what people wrote', async () => {
    expect(await rowsOf('select actor_name, summary from document_version')).toEqual([{ actor_name: 'Oda', summary: [fact('nearDeath')] }]);
    expect(await rowsOf('select data from event')).toEqual([
      { data: { type: 'chat.posted', message: { narration: null, content: '"telling": near death' }, figure: fact('nearDeath') } },
    ]);
  });

  it.skipIf(reason !== undefined)('has indexes that are called after their tables and columns', async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      `select indexname as name from pg_indexes where schemaname = 'public' and (indexname !~ '_(idx|key|pkey)$' or not starts_with(indexname, tablename))`,
    );
    expect(rows).toEqual([]);
  });
});
