import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { installedBinaries } from '#tests/support/database/postgres-binaries.ts';
import { removeCluster, startCluster } from '#tests/support/database/postgres-cluster.ts';
import { emptyDatabaseUrl, whyNoPostgres } from '#tests/support/database/postgres.ts';
import { embeddedBackups, postgresBackups, withoutUploads } from './backup-writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthlore-writer-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const missing = await whyNoPostgres();

describe('a backup of the embedded database', () => {
  it('is its dump, compressed, for this account alone, and never over another file', async () => {
    const path = join(folder, 'embedded.tar.gz');
    const writer = embeddedBackups(async () => new Blob(['everything']));
    await writer.write(path, join(folder, 'nothing'));
    expect(gunzipSync(readFileSync(path)).toString()).toBe('everything');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await expect(writer.write(path, join(folder, 'nothing'))).rejects.toMatchObject({ code: 'EEXIST' });
  });
});

describe('a backup of the embedded database with uploaded files', () => {
  it('is one archive of both, whatever the files are called and hold', async () => {
    const uploads = join(folder, 'uploads');
    const long = `${'w'.repeat(40)}/tomes/${'龍'.repeat(80)} (1).txt`;
    const held = {
      'a.txt': Buffer.alloc(0),
      'w1/b.bin': Buffer.alloc(512, 1),
      'w1/c.bin': Buffer.alloc(200_001, 2),
      [long]: Buffer.from('Salt'),
    };
    for (const [path, bytes] of Object.entries(held)) {
      mkdirSync(dirname(join(uploads, path)), { recursive: true });
      writeFileSync(join(uploads, path), bytes);
    }
    writeFileSync(join(uploads, 'w1', 'd.bin.1234.part'), 'half');
    const inner = join(folder, 'inner');
    mkdirSync(inner);
    writeFileSync(join(inner, 'PG_VERSION'), '18');
    const dump = execFileSync('tar', ['-cf', '-', '-C', inner, 'PG_VERSION']);
    const path = join(folder, 'both.tar.gz');
    await embeddedBackups(async () => new Blob([new Uint8Array(dump)])).write(path, uploads);
    const out = join(folder, 'out');
    mkdirSync(out);
    execFileSync('tar', ['-xzf', path, '-C', out], { stdio: 'pipe' });
    expect(readFileSync(join(out, 'PG_VERSION'), 'utf8')).toBe('18');
    for (const [name, bytes] of Object.entries(held)) expect(readFileSync(join(out, 'files', name)).equals(bytes)).toBe(true);
    expect(existsSync(join(out, 'files', 'w1', 'd.bin.1234.part'))).toBe(false);
    const alone = join(folder, 'alone.tar.gz');
    await withoutUploads(embeddedBackups(async () => new Blob([new Uint8Array(dump)]))).write(alone, uploads);
    expect(execFileSync('tar', ['-tzf', alone], { encoding: 'utf8' })).toBe('PG_VERSION\n');
  });
});

describe('a backup of a PostgreSQL', () => {
  it('is refused in a sentence where pg_dump is not installed', async () => {
    const { PATH } = process.env;
    process.env['PATH'] = folder;
    const made = postgresBackups('postgres://nobody@127.0.0.1:9/nothing').write(join(folder, 'none.dump'), folder);
    await expect(made).rejects.toMatchObject({ code: 'backup.failed', message: expect.stringContaining('pg_dump is not installed') });
    process.env['PATH'] = PATH;
  });

  it('is ended where pg_dump falls silent, and never while it writes', async () => {
    const { PATH } = process.env;
    const programs = join(folder, 'programs');
    mkdirSync(programs);
    const write = (message: string) => writeFileSync(join(programs, 'pg_dump'), `#!/bin/sh\n${message}\n`, { mode: 0o755 });
    process.env['PATH'] = `${programs}${delimiter}${PATH}`;
    try {
      write('echo begun; exec sleep 600');
      const stuck = postgresBackups('postgres://nobody@127.0.0.1:9/nothing', 300).write(join(folder, 'stuck.dump'), folder);
      await expect(stuck).rejects.toMatchObject({ code: 'backup.failed', message: expect.stringContaining('pg_dump wrote nothing for') });
      // It takes longer as a whole than it may be silent.
      write('for n in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do echo part $n; sleep 0.15; done');
      const path = join(folder, 'slow.dump');
      await postgresBackups('postgres://nobody@127.0.0.1:9/nothing', 1800).write(path, folder);
      expect(readFileSync(path, 'utf8')).toContain('part 16');
    } finally {
      process.env['PATH'] = PATH;
    }
  });

  it.skipIf(!hasPgDump())('is refused in pg_dump’s own words, without the password', async () => {
    const made = postgresBackups('postgres://nobody:hush-hush@127.0.0.1:9/nothing').write(join(folder, 'refused.dump'), folder);
    const error = await made.catch((cause: unknown) => String(cause));
    expect(error).toContain('pg_dump said:');
    expect(error).not.toContain('hush-hush');
  });

  it.skipIf(!hasPgDump())('is what pg_restore brings back', async ({ skip }) => {
    const databases = await openDatabases(majorOf('pg_dump'));
    if (databases === null) return skip('there is no PostgreSQL that is as old as pg_dump');
    const url = await databases.freshUrl();
    const client = new pg.Client(url);
    await client.connect();
    await client.query(`create table kept as select 'a heron' as what`);
    await client.end();
    const path = join(folder, 'real.dump');
    await postgresBackups(url).write(path, folder);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const other = await databases.freshUrl();
    execFileSync('pg_restore', [`--dbname=${other}`, '--no-owner', path], { stdio: 'pipe' });
    const restored = new pg.Client(other);
    await restored.connect();
    expect((await restored.query('select what from kept')).rows).toEqual([{ what: 'a heron' }]);
    await restored.end();
    await databases.end();
  });
});

/** A PostgreSQL that a pg_dump of this version can read: the tests' own, or the one that is installed beside it; null for neither. */
async function openDatabases(major: number): Promise<{ freshUrl: () => Promise<string>; end: () => Promise<void> } | null> {
  if (missing === undefined && (await majorAt(await emptyDatabaseUrl())) <= major)
    return { freshUrl: emptyDatabaseUrl, end: async () => undefined };
  const binaries = installedBinaries(major);
  if (binaries === undefined) return null;
  const place = mkdtempSync(join(tmpdir(), 'hearthlore-installed-'));
  // The account it runs as has to get to its data.
  chmodSync(place, 0o755);
  const { pid, port } = await startCluster(binaries, place);
  let made = 0;
  return {
    async freshUrl() {
      const server = `postgresql://postgres@127.0.0.1:${port}`;
      const client = new pg.Client(`${server}/postgres`);
      await client.connect();
      await client.query(`create database fresh_${(made += 1)}`);
      await client.end();
      return `${server}/fresh_${made}`;
    },
    end: () => removeCluster(pid, place),
  };
}

async function majorAt(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ major: number }>(`select current_setting('server_version_num')::int / 10000 as major`);
  await client.end();
  return rows[0]?.major ?? 0;
}

function hasPgDump(): boolean {
  return majorOf('pg_dump') > 0;
}

function majorOf(program: string): number {
  try {
    return Number(/(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
