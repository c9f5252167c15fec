import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Character } from '#domain/character/character.ts';
import { holdsBearer } from '#domain/character/inventory/curse.ts';
import { bearing, catalogue, held } from '#domain/character/item-use/item-use.fixture.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { applyMigration, applyMigrationsBefore, engines } from '#tests/support/database/earlier-database.ts';

const MIGRATION = '0066-curses-that-hold.sql';
const items = [...catalogue].flatMap(([id, { attunement, curse }]) => (attunement ? [{ id, isCursed: curse !== null }] : []));
const [axe] = items.filter(({ isCursed }) => isCursed);
const inventory = [
  ...items.map(({ id }, n) => ({ ...held(id, { attuned: true }), id: `item-${n}` })),
  { ...held(axe?.id ?? '', { attuned: false }), id: 'spare' },
];
const kara = Character.parse({ ...bearing(held(axe?.id ?? '')), inventory });

describe.each(engines)('a sheet that was attuned to items before curses were known on $name', ({ open, reason }) => {
  let database: Database;

  beforeAll(async () => {
    if (reason !== undefined) return;
    database = await open();
    await applyMigrationsBefore(database, MIGRATION);
    const stored = JSON.stringify(kara);
    await database.pool.query(`insert into document (campaign_id, kind, key, data, position) values ('c', 'character', 'k', $1, 1)`, [
      stored,
    ]);
    await database.pool.query(
      `insert into document_version (campaign_id, branch_id, kind, key, data, actor_name, created_at) values ('c', 'c', 'character', 'k', $1, 'Oda', now())`,
      [stored],
    );
    await database.pool.query(`insert into kept_hero (user_id, id, hero, updated_at) values ('oda', 'h', $1, now())`, [
      `{"character": ${stored}}`,
    ]);
    await applyMigration(database, MIGRATION);
  });

  afterAll(() => database?.close());

  it.skipIf(reason !== undefined).each([
    ['document', 'data'],
    ['document_version', 'data'],
    ['kept_hero', `hero -> 'character'`],
  ])('is held by those that are cursed, and by no others, in %s', async (table, column) => {
    const { rows } = await database.pool.query(`select ${column} as data from ${table}`);
    const [read] = rows.map(({ data }) => Character.parse(data));
    expect(read?.inventory.map(({ id }) => id)).toEqual(inventory.map(({ id }) => id));
    expect(read?.inventory.map(holdsBearer)).toEqual([...items.map(({ isCursed }) => isCursed), false]);
  });
});
