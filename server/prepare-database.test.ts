import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/kernel/database/database.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { log } from '#server/kernel/log.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { freshEmbedded } from '#tests/support/app/app.ts';
import { emptyDatabaseUrl, whyNoPostgres } from '#tests/support/database/postgres.ts';
import { prepareDatabase } from './prepare-database.ts';

const missing = await whyNoPostgres();
const LAST = '0023-session-ends.sql';

let dataDir: string;
let database: Database;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'hearthlore-prepare-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const said = () => vi.spyOn(log, 'say').mockImplementation(() => undefined);
const settings = (changes = {}) => ({
  dataDir,
  filesInFolder: true,
  now: () => new Date('2026-11-22T08:00:00Z'),
  updateWithoutBackup: false,
  ...changes,
});
const backups = () => readdirSync(join(dataDir, 'backups'));
/** Takes the last migration back, so that the database is one of the build before. */
const ageByOne = () => database.pool.query(`drop table session_end; delete from migration where name = '${LAST}'`);
const isUpToDate = async () => (await migrate(database.pool)) === 0;

describe('an embedded database of an earlier build', () => {
  it('is copied before it is brought up to date, and three such backups stay', async () => {
    database = await freshEmbedded();
    const named = (day: string) => `hearthlore-before-update-202611${day}T080000Z.tar.gz`;
    mkdirSync(join(dataDir, 'backups'));
    for (const day of ['18', '19', '20']) writeFileSync(join(dataDir, 'backups', named(day)), 'made by an earlier update');
    await ageByOne();
    const lines = said();
    await prepareDatabase(database, settings({ now: () => new Date('2026-11-21T08:00:00Z') }));
    expect(lines.mock.calls.join()).toContain(`is in the backup ${named('21')}.`);
    expect(backups()).toEqual(['19', '20', '21'].map(named));
    expect(await isUpToDate()).toBe(true);
  });

  it('stays as it is where no backup can be made, unless the operator says so', async () => {
    database = await freshEmbedded();
    await ageByOne();
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const broken = { ...database, backups: { ending: 'tar.gz' as const, write: () => Promise.reject(full) } };
    vi.spyOn(log, 'fault').mockImplementation(() => undefined);
    await expect(prepareDatabase(broken, settings())).rejects.toThrow(
      'The database must be brought up to date, and a backup comes before that. The backup could not be made: the disk is full. ' +
        'Mend that and start again, or start once with HEARTHLORE_UPDATE_WITHOUT_BACKUP=1.',
    );
    expect((await database.pool.query(`select 1 from migration where name = '${LAST}'`)).rows).toEqual([]);
    said();
    await prepareDatabase(broken, settings({ updateWithoutBackup: true }));
    expect(await isUpToDate()).toBe(true);
  });

  it('is not copied when it is new or up to date, and half of a backup does not stay', async () => {
    database = await freshEmbedded();
    const place = join(dataDir, 'backups', 'hearthlore-daily-20261120T101112Z.tar.gz');
    await prepareDatabase(database, settings());
    expect(readdirSync(dataDir)).toEqual(['hearthlore.json']);
    mkdirSync(`${place}.partial.copy/base`, { recursive: true });
    for (const name of [place, `${place}.partial`]) writeFileSync(name, 'half');
    await prepareDatabase(database, settings());
    expect(backups()).toEqual(['hearthlore-daily-20261120T101112Z.tar.gz']);
  });
});

describe('a PostgreSQL of an earlier build', () => {
  it.skipIf(missing !== undefined)(
    'is brought up to date by a start that says so before, with the command that makes a backup',
    async () => {
      database = await openDatabase({ databaseUrl: await emptyDatabaseUrl(), dataDir: '' });
      const lines = said();
      await prepareDatabase(database, settings());
      expect(lines).not.toHaveBeenCalled();
      await ageByOne();
      await prepareDatabase(database, settings());
      expect(lines.mock.calls.join()).toMatch(
        /is now brought up to date \(0023-session-ends\.sql\)\. .* pg_dump --format=custom .*"\$DATABASE_URL"$/,
      );
      expect(await isUpToDate()).toBe(true);
    },
  );
});
