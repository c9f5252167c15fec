import { cpSync, mkdirSync, mkdtempSync, openSync, closeSync, rmSync, truncateSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectEmbedded } from '#server/kernel/database/database.ts';
import { startPglite } from '#server/kernel/embedded/pglite.ts';
import { emptyDump } from '#tests/support/database/template-dump.ts';
import { lookFirst } from './check-database.ts';
import { lookAtTable } from './check-table.ts';
import { PAGE_BYTES } from './page.ts';
import type { Table } from './tables.ts';
import { findTables } from './tables.ts';

const place = mkdtempSync(join(tmpdir(), 'hearthlore-look-'));
const whole = join(place, 'whole');
const copy = join(place, 'copy');
let tome: Table;
let first: Awaited<ReturnType<typeof lookFirst>>;
let none: Awaited<ReturnType<typeof lookFirst>>;

beforeAll(async () => {
  const database = connectEmbedded(await startPglite({ folder: whole, dump: await emptyDump() }));
  const { pool } = database;
  await pool.query('create table tome (id int primary key, shelf int not null, words text not null, long text not null)');
  await pool.query('alter table tome alter long set storage external');
  await pool.query('create index tome_shelf on tome (shelf)');
  await pool.query("insert into tome select n, n % 3, repeat('word ', 100), repeat(md5(n::text), 100) from generate_series(1, 1500) n");
  // What was removed, and the room that was given back, is no damage.
  await pool.query('delete from tome where id % 5 = 0 or id > 1200');
  await pool.query('vacuum tome');
  await pool.query('checkpoint');
  first = await lookFirst(pool, whole);
  none = await lookFirst(pool, whole, 0);
  const found = (await findTables(pool)).find(({ name }) => name === 'tome');
  if (!found) throw new Error('The table was not found.');
  tome = found;
  await database.close();
});
beforeEach(() => {
  rmSync(copy, { recursive: true, force: true });
  for (const { path } of tome.relations) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(whole, path), join(copy, path));
  }
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** The file of the relation whose name begins so. */
function fileOf(name: string, kind: string): string {
  const relation = tome.relations.find((each) => each.name.startsWith(name) && each.kind === kind);
  if (!relation) throw new Error(`There is no ${kind} ${name}.`);
  return join(copy, relation.path);
}

function write(path: string, at: number, bytes: Buffer): void {
  const file = openSync(path, 'r+');
  writeSync(file, bytes, 0, bytes.length, at);
  closeSync(file);
}

const rows = () => fileOf('tome', 'rows');
const long = () => fileOf('pg_toast', 'rows');
const key = () => fileOf('tome_pkey', 'btree');

const gone = { kind: 'missing', message: 'rows of it are gone' };
const unreadable = { kind: 'unreadable', message: '1 page of it cannot be read' };

describe('a look at a table', () => {
  it('finds nothing in a whole database, its own catalogue included', () => {
    expect(first).toEqual({ found: [], later: [] });
    expect(none.later.length).toBeGreaterThan(50);
  });

  it('finds nothing in a whole copy', async () => expect(await lookAtTable(copy, tome)).toBeNull());

  it.each([
    ['a changed byte in a row', () => write(rows(), 3 * PAGE_BYTES + 5000, Buffer.from([7])), unreadable],
    ['a changed head of a page', () => write(rows(), 2 * PAGE_BYTES + 14, Buffer.from([0, 0])), unreadable],
    ['a page that stands in another’s place', () => write(rows(), 4 * PAGE_BYTES, Buffer.alloc(PAGE_BYTES, 1)), unreadable],
    ['a changed byte in a long value', () => write(long(), 9 * PAGE_BYTES + 100, Buffer.from([7])), unreadable],
    ['a changed byte in an index', () => write(key(), PAGE_BYTES + 8000, Buffer.from([7])), unreadable],
    ['a blanked page', () => write(rows(), 3 * PAGE_BYTES, Buffer.alloc(PAGE_BYTES)), gone],
    ['rows cut off in the middle', () => truncateSync(rows(), 5 * PAGE_BYTES + 100), gone],
    ['rows cut off whole', () => truncateSync(rows(), 0), gone],
    ['rows without a file', () => rmSync(rows()), { kind: 'missing', message: 'a file of it is gone' }],
    ['long values cut off', () => truncateSync(long(), 9 * PAGE_BYTES), gone],
    ['long values without a file', () => rmSync(long()), { kind: 'missing', message: 'a file of it is gone' }],
    [
      'an index cut off',
      () => truncateSync(key(), 3 * PAGE_BYTES),
      { kind: 'unreadable', message: 'a part of its index tome_pkey is gone' },
    ],
    ['an empty index', () => truncateSync(key(), 0), { kind: 'unreadable', message: 'a part of its index tome_pkey is gone' }],
    ['an index without a file', () => rmSync(key()), { kind: 'unreadable', message: 'a part of its index tome_pkey is gone' }],
    [
      'a blanked page of an index',
      () => write(key(), PAGE_BYTES, Buffer.alloc(PAGE_BYTES)),
      { kind: 'unreadable', message: 'a part of its index tome_pkey is gone' },
    ],
  ] as const)('finds %s', async (_what, harm, expected) => {
    harm();
    expect(await lookAtTable(copy, tome)).toEqual(expected);
  });
});
