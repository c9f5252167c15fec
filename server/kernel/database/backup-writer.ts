import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { serverLimits } from '#domain/limits/server-limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { TAPE_END, tarFolder } from './tar-folder.ts';

/** A third of the processor's time of the usual level, for an eighth more bytes: people are at the tables meanwhile. */
const QUICK = { level: 1 };

/** Writes everything the database holds into one file, and the uploaded files with it where that can be. */
export interface BackupWriter {
  /** How the file's name ends. */
  ending: 'tar.gz' | 'dump';
  /**
   * Makes the file, readable for this account alone, and returns once it is on the disk. `uploads` is the folder of uploaded
   * files; null leaves them out. Refuses when it cannot be made.
   */
  write(path: string, uploads: string | null): Promise<void>;
}

/** Backups of the database alone, for uploaded files that lie in a bucket. */
export function withoutUploads(writer: BackupWriter): BackupWriter {
  return { ...writer, write: (path) => writer.write(path, null) };
}

/**
 * Backups of the embedded database: its folder as a compressed tape archive, with the uploaded files in a folder `files`.
 * `copy` puts a copy of the database into the folder it is given, or answers one as an archive where it is in memory.
 */
export function embeddedBackups(copy: (into: string) => Promise<Blob | null>): BackupWriter {
  return {
    ending: 'tar.gz',
    async write(path, uploads) {
      const into = `${path}.copy`;
      try {
        // The database first: what is uploaded comes before its row, so that no row of the copy lacks its file.
        const database = await copy(into);
        await save(Readable.from(joined(uploads, database ?? into)), path, createGzip(QUICK));
      } finally {
        await rm(into, { recursive: true, force: true });
      }
    },
  };
}

async function* joined(uploads: string | null, database: Blob | string): AsyncGenerator<Uint8Array> {
  if (uploads !== null) yield* tarFolder(uploads, 'files/');
  if (database instanceof Blob) return yield* Readable.fromWeb(database.stream());
  yield* tarFolder(database, '');
  return yield TAPE_END;
}

/** Backups of a PostgreSQL, by its own program pg_dump, where that is installed. One that falls silent for `silent` milliseconds is ended. */
export function postgresBackups(url: string, silent = serverLimits.backupSilenceMilliseconds): BackupWriter {
  return {
    ending: 'dump',
    async write(path) {
      const { address, password } = splitPassword(url);
      // The password goes by the environment: arguments can be read by every account of the machine.
      const program = spawn('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--dbname=${address}`], {
        env: { ...process.env, ...(password === null ? {} : { PGPASSWORD: password }) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const ended = once(program, 'close');
      let isSilent = false;
      const watch = setTimeout(() => (isSilent = program.kill('SIGKILL')), silent);
      program.stdout.on('data', () => void watch.refresh());
      const parts = [save(program.stdout, path), text(program.stderr), ended.catch(refuseWithoutProgram)] as const;
      const [, complaint] = await Promise.all(parts).finally(() => clearTimeout(watch));
      if (isSilent)
        throw new Refusal(
          'backup.failed',
          `The backup could not be made. pg_dump wrote nothing for ${Math.ceil(silent / 60_000)} minutes.`,
        );
      if (program.exitCode !== 0) throw new Refusal('backup.failed', `The backup could not be made. pg_dump said: ${firstLine(complaint)}`);
    },
  };
}

function save(content: Readable, path: string, ...changes: Transform[]): Promise<void> {
  return pipeline([content, ...changes, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })]);
}

function splitPassword(url: string): { address: string; password: string | null } {
  const address = new URL(url);
  const password = address.searchParams.get('password') ?? decodeURIComponent(address.password);
  address.password = '';
  address.searchParams.delete('password');
  return { address: address.href, password: password === '' ? null : password };
}

function refuseWithoutProgram(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
    throw new Refusal(
      'backup.failed',
      'The program pg_dump is not installed here. Install PostgreSQL’s client programs, or make backups where it runs.',
    );
  }
  throw error;
}

function firstLine(message: string): string {
  return message.trim().split('\n', 1)[0]?.slice(0, 300) || 'nothing';
}
