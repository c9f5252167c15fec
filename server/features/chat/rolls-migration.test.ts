import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/kernel/database/database.ts';
import { applyMigration, applyMigrationsBefore, engines } from '#tests/support/database/earlier-database.ts';

const MIGRATION = '0029-rolls.sql';
/** Words that a person wrote: they look like keys and stay as they are. */
const words = 'He said: "throws": 1, "throw": 2';

/** The tables of the build before, with the columns that hold dice. */
const seeds: [table: string, insert: string, read: string, before: object, after: object][] = [
  [
    'messages',
    `insert into message (id, campaign_id, line_id, author_name, role, content, throws, telling) values ('m', 'c', 'c', 'Oda', 'ai', 'Hi', '[{"total":4}]', $1)`,
    'select telling as data from message',
    { resolved: [{ intent: words, throw: 0 }] },
    { resolved: [{ intent: words, roll: 0 }] },
  ],
  [
    'current documents',
    `insert into record (campaign_id, kind, key, data, position) values ('c', 'roll', 'c', $1, 1)`,
    `select data from record where kind = 'roll'`,
    { way: '3d6', throws: [{ label: words }] },
    { way: '3d6', rolls: [{ label: words }] },
  ],
  [
    'versions of documents',
    `insert into record_version (campaign_id, line_id, kind, key, data, who_name, at) values ('c', 'c', 'fight', 'f', $1, 'Oda', now())`,
    `select data from record_version where kind = 'fight'`,
    { log: [{ events: [{ what: words, throws: [] }] }] },
    { log: [{ events: [{ what: words, rolls: [] }] }] },
  ],
  [
    'answered changes',
    `insert into answered_change (campaign_id, character_id, asked_by, id, answer, at) values ('c', 'h', 'oda', 'a', $1, now())`,
    'select answer as data from answered_change',
    { told: [words], throws: [], position: 4 },
    { told: [words], rolls: [], position: 4 },
  ],
  [
    'events',
    `insert into event (topic, seq, data) values ('campaign:c', 1, $1)`,
    'select data from event',
    { message: { content: words, throws: [], telling: { resolved: [{ throw: null }] } } },
    { message: { content: words, rolls: [], telling: { resolved: [{ roll: null }] } } },
  ],
];

describe.each(engines)('dice stored by an earlier build on $name', ({ open, reason }) => {
  let database: Database;

  beforeAll(async () => {
    if (reason !== undefined) return;
    database = await open();
    await applyMigrationsBefore(database, MIGRATION);
    for (const [, insert, , before] of seeds) await database.pool.query(insert, [JSON.stringify(before)]);
    await applyMigration(database, MIGRATION);
  });

  afterAll(() => database?.close());

  it.skipIf(reason !== undefined).each(seeds)(
    'in %s are rolls, and words that people wrote stay',
    async (_table, _insert, read, _before, after) => {
      const { rows } = await database.pool.query(read);
      expect(rows).toEqual([{ data: after }]);
    },
  );

  it.skipIf(reason !== undefined)('stand in the column of rolls', async () => {
    expect((await database.pool.query('select rolls from message')).rows).toEqual([{ rolls: [{ total: 4 }] }]);
  });
});
