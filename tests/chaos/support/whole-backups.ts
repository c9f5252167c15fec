import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { momentOf } from '#server/kernel/data-folder/index.ts';

const run = promisify(execFile);

/** What lies in the folder of backups of a data folder. */
export interface FoundBackups {
  /** Those that count, newest first. */
  names: string[];
  /** Those among them that are not whole. */
  broken: string[];
  /** What is left of others. */
  remains: string[];
}

/** Looks into the folder of backups, and through each backup to its end. */
export async function findBackups(dataDir: string): Promise<FoundBackups> {
  const folder = join(dataDir, 'backups');
  const all = existsSync(folder) ? readdirSync(folder) : [];
  const names = all
    .filter((name) => momentOf(name) !== null)
    .toSorted((one, other) => String(momentOf(other)).localeCompare(String(momentOf(one))));
  const broken: string[] = [];
  for (const name of names) if (!(await isWhole(join(folder, name)))) broken.push(name);
  return { names, broken, remains: all.filter((name) => momentOf(name) === null) };
}

function isWhole(path: string): Promise<boolean> {
  return run('tar', ['-tzf', path], { maxBuffer: 64 * 1024 * 1024 }).then(
    () => true,
    () => false,
  );
}
