import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectEmbedded, openDatabase } from '#server/kernel/database/database.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { startPglite } from '#server/kernel/embedded/pglite.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { emptyDatabaseUrl, freshDatabaseUrl, whyNoPostgres } from '#tests/support/database/postgres.ts';
import { emptyDump, templateDump } from '#tests/support/database/template-dump.ts';
import { checkBelonging, noteBelonging } from './belonging.ts';

const missing = await whyNoPostgres();
const FOREIGN = '11111111-1111-4111-8111-111111111111';

let folder: string;
let database: Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthlore-belonging-'));
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const check = () => checkBelonging(database, folder);
const note = () => noteBelonging(database, folder);
const marker = (): unknown => JSON.parse(readFileSync(join(folder, 'hearthlore.json'), 'utf8'));

const embedded = async (dump: Promise<Blob>) => connectEmbedded(await startPglite({ folder: null, dump: await dump }));
const real = async (url: Promise<string>) => openDatabase({ databaseUrl: await url, dataDir: '' });

describe.each([
  {
    engine: 'the embedded database',
    kind: 'embedded',
    openEmpty: () => embedded(emptyDump()),
    openMigrated: () => embedded(templateDump()),
    skip: false,
  },
  {
    engine: 'PostgreSQL',
    kind: 'postgres',
    openEmpty: () => real(emptyDatabaseUrl()),
    openMigrated: () => real(freshDatabaseUrl()),
    skip: missing !== undefined,
  },
])('$engine and a data folder', ({ kind, openEmpty, openMigrated, skip }) => {
  it.skipIf(skip)('get one id between them when they are new, and again when the folder is', async () => {
    database = await openEmpty();
    await check();
    await migrate(database.pool);
    await note();
    const first = marker();
    expect(first).toMatchObject({ installation: expect.stringMatching(/^[\da-f-]{36}$/), database: kind });
    await check();
    rmSync(join(folder, 'hearthlore.json'));
    await note();
    expect(marker()).toEqual(first);
  });

  it.skipIf(skip)('of an earlier build, which had no ids, are taken for one', async () => {
    database = await openMigrated();
    mkdirSync(join(folder, 'files', 'w1'), { recursive: true });
    await check();
    await note();
    await check();
    expect(marker()).toMatchObject({ database: kind });
  });

  it.skipIf(skip)('are refused when the database is empty and the folder is not', async () => {
    database = await openEmpty();
    mkdirSync(join(folder, 'files', 'w1'), { recursive: true });
    await expect(check()).rejects.toThrow(StartError);
    await expect(check()).rejects.toThrow(`is empty, but the data folder ${folder} belongs to an installation: there is uploaded files`);
    // Nothing was begun.
    expect((await database.pool.query("select to_regclass('migration') as found")).rows).toEqual([{ found: null }]);
  });

  it.skipIf(skip)('of two installations are refused before anything is changed', async () => {
    database = await openMigrated();
    await note();
    writeFileSync(join(folder, 'hearthlore.json'), JSON.stringify({ installation: FOREIGN, database: kind }));
    await database.pool.query("delete from migration where name = '0023-session-ends.sql'");
    await expect(check()).rejects.toThrow(`but the data folder ${folder} to installation ${FOREIGN}`);
    expect((await database.pool.query("select 1 from migration where name = '0023-session-ends.sql'")).rows).toEqual([]);
  });

  it.skipIf(skip)('are taken for one again when the marker was half written', async () => {
    database = await openMigrated();
    await note();
    const first = marker();
    writeFileSync(join(folder, 'hearthlore.json'), '');
    await check();
    await note();
    expect(marker()).toEqual(first);
  });
});
