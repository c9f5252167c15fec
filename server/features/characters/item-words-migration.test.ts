import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carrying, hero } from '#domain/character/character.fixture.ts';
import { Character } from '#domain/character/character.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { applyMigration, applyMigrationsBefore, engines } from '#tests/support/database/earlier-database.ts';

const MIGRATION = '0031-item-words.sql';
const sword = { ...carrying(['longsword', 'mainHand'])[0], name: 'The "thing": main hand' };
const kara = Character.parse({
  ...hero(),
  inventory: [sword, ...carrying(['shield', 'offHand'], ['greataxe', 'bothHands'], ['torch', 'pack'])].map((item, index) => ({
    ...item,
    id: `item-${index}`,
  })),
});

/** The words of the build before, in the text of a stored character. */
const earlier = JSON.stringify(kara)
  .replaceAll('"catalogId":', '"thing":')
  .replaceAll('"mainHand"', '"main hand"')
  .replaceAll('"offHand"', '"off hand"')
  .replaceAll('"bothHands"', '"both hands"');

describe.each(engines)('a character stored by an earlier build on $name', ({ open, reason }) => {
  let database: Database;

  beforeAll(async () => {
    if (reason !== undefined) return;
    database = await open();
    await applyMigrationsBefore(database, MIGRATION);
    await database.pool.query(`insert into record (campaign_id, kind, key, data, position) values ('c', 'character', 'k', $1, 1)`, [
      earlier,
    ]);
    await database.pool.query(
      `insert into record_version (campaign_id, line_id, kind, key, data, who_name, at) values ('c', 'c', 'character', 'k', $1, 'Oda', now())`,
      [earlier],
    );
    await database.pool.query(
      `insert into answered_change (campaign_id, character_id, asked_by, id, answer, at) values ('c', 'k', 'oda', 'a', $1, now())`,
      [`{"character": ${earlier}}`],
    );
    await applyMigration(database, MIGRATION);
  });

  afterAll(() => database?.close());

  it.skipIf(reason !== undefined).each(['record', 'record_version'])('is read again from %s', async (table) => {
    const { rows } = await database.pool.query(`select data from ${table} where kind = 'character'`);
    expect(rows.map(({ data }) => Character.parse(data))).toEqual([kara]);
  });

  it.skipIf(reason !== undefined)('is read again from the answer to a change that is sent again', async () => {
    const { rows } = await database.pool.query('select answer from answered_change');
    expect(rows.map(({ answer }) => Character.parse(answer.character))).toEqual([kara]);
  });
});
