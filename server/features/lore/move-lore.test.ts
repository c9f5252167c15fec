import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loreCategories } from '#domain/world/lore/lore.ts';
import { connectEmbedded, openDatabase } from '#server/kernel/database/database.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { inProject } from '#server/kernel/in-project.ts';
import { startPglite } from '#server/kernel/embedded/pglite.ts';
import { emptyDatabaseUrl, whyNoPostgres } from '#tests/support/database/postgres.ts';
import { emptyDump } from '#tests/support/database/template-dump.ts';
import { readLore } from './read-lore.ts';

const FOLDER = inProject('server', 'migrations');
const WORLDS = '0008-worlds.sql';
const missing = await whyNoPostgres();
const at = '2026-03-04T05:06:07.000Z';
const entry = (id: string, name: string, description: string) => ({ id, name, description, createdAt: at });

/** Worlds as they were kept before lore had rows of its own. */
const before = {
  full: Object.fromEntries(loreCategories.map((category) => [category, { [`${category}-1`]: entry(`${category}-1`, category, 'Salt.') }])),
  twins: {
    geography: { one: entry('one', 'The Weir', 'A dam.\n\n[[Bell]]'), 'items-one': entry('items-one', 'The Mole', '') },
    items: { one: entry('one', 'Bell', 'It’s 🏳️‍🌈 “tin”.') },
    spells: { one: entry('one', 'Hush', ':::dm\nSecret\n:::') },
  },
  bare: { quests: { q: { id: 'q', name: 'Old', description: 'No date.' }, r: { id: 'r', name: 'Odd date', createdAt: 'long ago' } } },
  nameless: { races: { n: { id: 'n', description: 'Nobody named it.' }, p: 'Only words' } },
  listed: {
    geography: [{ id: 'ford', name: 'The Ford', description: 'Shallow.' }, { name: 'The Fen' }, 'Just words'],
    gods: { 'g-1': { id: 'g-1', name: 'The Drowned', description: 'Worshipped once.' } },
    quests: 'Find the bell.',
    items: null,
  },
  empty: {},
};

async function apply(database: Database, names: string[]) {
  for (const name of names) await database.pool.query(readFileSync(`${FOLDER}/${name}`, 'utf8'));
}

const engines = [
  { name: 'PGlite', open: async () => connectEmbedded(await startPglite({ folder: null, dump: await emptyDump() })), reason: undefined },
  { name: 'PostgreSQL', open: async () => openDatabase({ databaseUrl: await emptyDatabaseUrl(), dataDir: '' }), reason: missing },
];

describe.each(engines)('lore of before, moved into rows on $name', ({ open, reason }) => {
  let database: Database;
  const reader = { id: 'somebody', builds: true };
  const loreOf = async (worldId: string) =>
    (await readLore(database.sql, worldId, reader)).map(({ id, category, name, text, createdAt }) => ({
      id,
      category,
      name,
      text,
      createdAt,
    }));

  beforeAll(async () => {
    if (reason !== undefined) return;
    database = await open();
    const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'));
    await apply(database, names.filter((name) => name < WORLDS).toSorted());
    for (const [id, lore] of Object.entries(before)) {
      await database.pool.query('insert into world (id, name, lore, created_at, updated_at) values ($1, $1, $2, $3, $3)', [
        id,
        JSON.stringify(lore),
        '2026-01-01T00:00:00Z',
      ]);
    }
    await apply(database, names.filter((name) => name >= WORLDS).toSorted());
  });
  afterAll(() => database?.close());

  it.skipIf(reason)('keeps each entry in its category', async () => {
    const expected = loreCategories.map((category) => ({ id: `${category}-1`, category, name: category, text: 'Salt.', createdAt: at }));
    expect((await loreOf('full')).toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
      expected.toSorted((a, b) => a.id.localeCompare(b.id)),
    );
    expect(await loreOf('empty')).toEqual([]);
  });

  it.skipIf(reason)('keeps entries apart that had one id in two categories, and their texts as they were', async () => {
    const lore = await loreOf('twins');
    expect(new Set(lore.map(({ id }) => id)).size).toBe(4);
    expect(new Map(lore.map(({ name, text }) => [name, text]))).toEqual(
      new Map([
        ['The Weir', 'A dam.\n\n[[Bell]]'],
        ['The Mole', ''],
        ['Bell', 'It’s 🏳️‍🌈 “tin”.'],
        ['Hush', ':::dm\nSecret\n:::'],
      ]),
    );
  });

  it.skipIf(reason)('gives an entry without a date, or with one that is none, the date of its world', async () => {
    const lore = await loreOf('bare');
    expect(lore.map(({ name }) => name).toSorted()).toEqual(['Odd date', 'Old']);
    expect(new Set(lore.map(({ createdAt }) => createdAt))).toEqual(new Set(['2026-01-01T00:00:00.000Z']));
  });

  it.skipIf(reason)('names what has no name by its id, and keeps what is mere words', async () => {
    expect((await loreOf('nameless')).map(({ name, text }) => [name, text])).toEqual([
      ['n', 'Nobody named it.'],
      ['p', 'Only words'],
    ]);
  });

  it.skipIf(reason)('keeps lists, bare words and categories that there are not', async () => {
    const read = (await readLore(database.sql, 'listed', reader)).toSorted((one, other) => one.name.localeCompare(other.name));
    expect(read.map(({ category, name, text, tags }) => [category, name, text, tags])).toEqual([
      ['geography', 'geography-3', 'Just words', []],
      ['quests', 'quests', 'Find the bell.', []],
      ['geography', 'The Drowned', 'Worshipped once.', ['gods']],
      ['geography', 'The Fen', '', []],
      ['geography', 'The Ford', 'Shallow.', []],
    ]);
  });

  it.skipIf(reason)('lets what was moved be searched', async () => {
    const { rows } = await database.pool.query(
      `select entry_id from world_passage where world_id = 'full' and search_vector @@ plainto_tsquery('simple', 'salt')`,
    );
    expect(rows).toHaveLength(loreCategories.length);
  });
});
