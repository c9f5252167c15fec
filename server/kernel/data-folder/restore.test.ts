import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { embeddedBackups } from '#server/kernel/database/backup-writer.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { lockDataFolder } from './lock.ts';
import { restoreBackup } from './restore.ts';

const NAME = 'hearthlore-20261120T101112Z.tar.gz';
const NOW = new Date('2026-11-22T00:00:00Z');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthlore-restore-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (path: string, message: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), message);
};
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const PARTS = ['PG_VERSION', 'global/pg_control', 'base/5/1259', 'pg_wal/000000010000000000000001', 'pg_xact/0000'];

/** A backup of a folder that has what a database has, with an empty folder in it, which the engine needs too. */
async function backUp(): Promise<void> {
  put('files/w1/map.png', 'a picture');
  mkdirSync(join(folder, 'backups'));
  const writer = embeddedBackups(async (into) => {
    for (const part of PARTS) put(join(into.slice(folder.length), part), `${part} of then`);
    mkdirSync(join(into, 'pg_notify'));
    return null;
  });
  await writer.write(join(folder, 'backups', NAME), join(folder, 'files'));
}

describe('a backup that is brought back', () => {
  it('takes the place of what was there, which is kept', async () => {
    await backUp();
    for (const part of PARTS) put(`database/${part}`, 'of now');
    put('files/w1/map.png', 'another picture');
    put('hearthlore.json', '{}');
    const aside = await restoreBackup(folder, NAME, NOW);
    expect(aside).toBe(join(folder, 'before-restore-20261122T000000000Z'));
    expect(readdirSync(folder).toSorted()).toEqual([
      'backups',
      'before-restore-20261122T000000000Z',
      'database',
      'files',
      'hearthlore.lock',
    ]);
    for (const part of PARTS) expect(read(`database/${part}`)).toBe(`${part} of then`);
    expect(readdirSync(join(folder, 'database', 'pg_notify'))).toEqual([]);
    expect(read('files/w1/map.png')).toBe('a picture');
    expect(read('before-restore-20261122T000000000Z/files/w1/map.png')).toBe('another picture');
    expect(read('before-restore-20261122T000000000Z/database/PG_VERSION')).toBe('of now');
    expect(statSync(join(folder, 'database/global/pg_control')).mode & 0o077).toBe(0);
    expect(statSync(join(folder, 'database')).mode & 0o077).toBe(0);
  });

  it('may be one of an earlier build, whose names begin with a slash, and lie anywhere', async () => {
    for (const part of PARTS) put(`old/${part}`, `${part} of old`);
    const archive = join(folder, 'old', NAME);
    execFileSync('tar', [
      '-czf',
      archive,
      '--transform',
      's,^\\./,/,',
      '-P',
      '-C',
      join(folder, 'old'),
      ...PARTS.map((part) => `./${part}`),
    ]);
    const data = join(folder, 'data');
    expect(await restoreBackup(data, archive, NOW)).toBeNull();
    expect(readFileSync(join(data, 'database/base/5/1259'), 'utf8')).toBe('base/5/1259 of old');
  });

  it.each([
    ['that was cut off', () => truncateSync(join(folder, 'backups', NAME), statSync(join(folder, 'backups', NAME)).size - 20)],
    ['that is something else', () => writeFileSync(join(folder, 'backups', NAME), 'not an archive')],
    ['that holds no database', () => execFileSync('tar', ['-czf', join(folder, 'backups', NAME), '-C', folder, 'files'])],
  ])('changes nothing when it is one %s', async (_name, spoil) => {
    await backUp();
    put('database/PG_VERSION', 'of now');
    spoil();
    await expect(restoreBackup(folder, NAME, NOW)).rejects.toThrow(StartError);
    await expect(restoreBackup(folder, NAME, NOW)).rejects.toThrow(/cannot be unpacked: .+\. Nothing was changed: try another one\.$/);
    expect(readdirSync(folder).toSorted()).toEqual(['backups', 'database', 'files', 'hearthlore.lock']);
    expect(read('database/PG_VERSION')).toBe('of now');
  });

  it.each([
    ['hearthlore-20261120T101113Z.tar.gz', 'There is no backup '],
    ['../secret.tar.gz', 'There is no backup '],
  ])('is not %s', async (name, message) => {
    await backUp();
    await expect(restoreBackup(folder, name, NOW)).rejects.toThrow(message);
  });

  it('waits for a server that is running to be stopped', async () => {
    await backUp();
    const release = await lockDataFolder(folder);
    await expect(restoreBackup(folder, NAME, NOW)).rejects.toThrow('is in use by another Hearthlore');
    release();
    expect(existsSync(join(folder, 'database'))).toBe(false);
  });
});
