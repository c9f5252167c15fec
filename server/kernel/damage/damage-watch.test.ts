import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { connectEmbedded, openDatabase } from '#server/kernel/database/database.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { startPglite } from '#server/kernel/embedded/pglite.ts';
import { refusalOf } from '#server/kernel/calls/refusal-of.ts';
import { freshDatabaseUrl, whyNoPostgres } from '#tests/support/database/postgres.ts';
import { emptyDump } from '#tests/support/database/template-dump.ts';
import { PAGE_BYTES } from './page.ts';
import { signOf } from './damage-sign.ts';
import type { StoppedTable } from './damage-watch.ts';

const missing = await whyNoPostgres();
const place = mkdtempSync(join(tmpdir(), 'hearthlore-watch-'));
const folder = join(place, 'database');
let database: Database;

const rows = async (text: string) => (await database.pool.query(text)).rows;
const fileOf = async (name: string) => String((await rows(`select pg_relation_filepath('${name}') as file`))[0].file);

async function makeTome(): Promise<void> {
  await rows('create table tome (id int primary key, words text not null)');
  await rows("insert into tome select n, repeat('word ', 100) from generate_series(1, 200) n");
}

beforeAll(async () => {
  database = connectEmbedded(await startPglite({ folder, dump: await emptyDump() }));
  await makeTome();
  await rows('create table shelf (id int primary key)');
  await rows('checkpoint');
  await database.close();
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

describe('a table in which damage is met', () => {
  afterEach(() => database.close());

  it('takes no more writes, can be read beyond it, and is written to again once all of it can be read', async () => {
    database = connectEmbedded(await startPglite({ folder }));
    const told: StoppedTable[] = [];
    database.damage.onStopped((each) => told.push(each));
    const path = join(folder, await fileOf('tome'));
    const file = openSync(path, 'r+');
    const before = Buffer.alloc(4);
    readSync(file, before, 0, before.length, 2 * PAGE_BYTES + 6000);
    writeSync(file, Buffer.from([1, 2, 3, 4]), 0, before.length, 2 * PAGE_BYTES + 6000);
    // Whoever reads it and whoever writes to it is refused in the same words.
    const met = await database.pool.query('select count(*) from tome').catch((error: unknown) => error);
    expect(refusalOf(met)).toMatchObject({ code: 'database.damaged' });
    await database.damage.settled();
    expect(await database.damage.stopped()).toEqual(['tome']);
    expect(told).toEqual([{ table: 'tome', message: expect.stringContaining('invalid page in block 2') }]);
    for (const write of [
      "insert into tome values (999, '')",
      "update tome set words = '' where id = 1",
      'delete from tome',
      'truncate tome',
    ]) {
      const refused = await database.pool.query(write).catch((error: unknown) => error);
      expect(refused).toMatchObject({ code: 'HL001' });
      expect(refusalOf(refused)).toMatchObject({ code: 'database.damaged' });
    }
    expect(await rows('select id from tome where id = 1')).toEqual([{ id: 1 }]);
    await rows('insert into shelf values (1)');
    await database.damage.stop('tome', 'once more');
    expect(told).toHaveLength(1);
    await expect(database.damage.allow('tome')).rejects.toMatchObject({ code: 'XX001' });
    expect(await database.damage.stopped()).toEqual(['tome']);

    // Somebody mends the page.
    writeSync(file, before, 0, before.length, 2 * PAGE_BYTES + 6000);
    closeSync(file);
    await database.damage.allow('tome');
    await rows("insert into tome values (999, '')");
    expect(await database.damage.stopped()).toEqual([]);
  });

  it.skipIf(missing)('takes no more writes on PostgreSQL, through whichever server', async () => {
    const url = await freshDatabaseUrl();
    database = await openDatabase({ databaseUrl: url, dataDir: '' });
    const other = await openDatabase({ databaseUrl: url, dataDir: '' });
    await makeTome();
    const index = await fileOf('tome_pkey');
    const sign = { file: index, relation: null, message: 'could not read blocks' };
    database.damage.notice(sign);
    other.damage.notice(sign);
    await Promise.all([database.damage.settled(), other.damage.settled()]);
    await expect(other.pool.query('delete from tome')).rejects.toMatchObject({ code: 'HL001', table: 'tome' });
    expect(await other.damage.stopped()).toEqual(['tome']);
    await database.damage.allow('tome');
    await other.pool.query('delete from tome');
    await other.close();
  });

  it.skipIf(missing)('is found by the name of what keeps its long values; the catalogue is told apart', async () => {
    database = await openDatabase({ databaseUrl: await freshDatabaseUrl(), dataDir: '' });
    await makeTome();
    const [{ name }] = await rows("select 'pg_toast_' || 'tome'::regclass::oid as name");
    database.damage.notice({ file: null, relation: String(name), message: 'missing chunk number 0' });
    await database.damage.settled();
    expect([await database.damage.stopped(), database.damage.elsewhere]).toEqual([['tome'], null]);
    database.damage.notice({ file: await fileOf('pg_class'), relation: null, message: 'invalid page' });
    await database.damage.settled();
    expect([await database.damage.stopped(), database.damage.elsewhere]).toEqual([['tome'], 'invalid page']);
  });
});

const failed = (code: string, message: string) => Object.assign(new Error(message), { code });

describe('a sign of damage', () => {
  it.each([
    [failed('XX001', 'invalid page in block 3 of relation "base/5/17664"'), { file: 'base/5/17664', relation: null }],
    [
      failed('XX001', 'could not read blocks 9..9 in file "base/5/17664.2": read only 0 of 8192 bytes'),
      { file: 'base/5/17664', relation: null },
    ],
    [failed('XX001', 'missing chunk number 0 for toast value 16412 in pg_toast_16395'), { file: null, relation: 'pg_toast_16395' }],
    [
      failed('XX001', 'unexpected chunk size 1 (expected 1996) in chunk 0 of 4 for toast value 9 in pg_toast_16395'),
      { file: null, relation: 'pg_toast_16395' },
    ],
    [failed('XX002', 'index "message_pkey" contains unexpected zero page at block 4'), { file: null, relation: 'message_pkey' }],
    [failed('58P01', 'could not open file "base/5/17664": No such file or directory'), { file: 'base/5/17664', relation: null }],
    [failed('58030', 'could not read blocks 1..1 in file "global/1260": Input/output error'), { file: 'global/1260', relation: null }],
    [failed('XX000', 'could not access status of transaction 7'), { file: null, relation: null }],
  ])('is %s', (error, expected) => {
    expect(signOf(error)).toEqual({ ...expected, message: error.message });
  });

  it.each([
    failed('58P01', 'could not open extension control file "/usr/share/x.control": No such file or directory'),
    failed('53100', 'could not extend file "base/5/17664": No space left on device'),
    failed('23505', 'duplicate key value violates unique constraint'),
    new Error('invalid page in block 3 of relation "base/5/17664"'),
  ])('is not %s', (error) => {
    expect(signOf(error)).toBeNull();
  });
});
