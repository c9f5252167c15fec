import { constants } from 'node:fs';
import { access, mkdir, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { BackupWriter } from '#server/kernel/database/backup-writer.ts';
import { backupName, kindOf, momentOf, wayBackFrom } from '#server/kernel/data-folder/index.ts';
import type { BackupKind } from '#server/kernel/data-folder/index.ts';
import { log } from '#server/kernel/log.ts';

/** A backup that lies on this server. */
export interface Backup {
  name: string;
  bytes: number;
  createdAt: string;
}

/** The backups in the data folder. */
export interface Backups {
  /** Where they lie. */
  folder: string;
  /** Newest first. */
  list(): Promise<Backup[]>;
  /** Makes one now; whoever asks while one is being made gets that one. Refuses when it cannot be made. */
  run(kind: BackupKind): Promise<Backup>;
  /** Where a backup lies; null when there is none of this name. */
  pathOf(name: string): Promise<string | null>;
  /** Removes backups that the server made by itself for this reason, but for the newest so many. What somebody asked for stays. */
  prune(kind: Exclude<BackupKind, 'asked'>, keep: number): Promise<void>;
  /** How to bring the newest one back, as half a sentence that follows "or". */
  wayBack(): string;
  /** Room that is left where they lie. */
  freeBytes(): Promise<number>;
}

/** Keeps backups in the folder `backups` of the data folder, readable for this account alone. */
export function openBackups(writer: BackupWriter, dataDir: string, now: () => Date): Backups {
  const folder = join(resolve(dataDir), 'backups');
  let running: Promise<Backup> | null = null;

  async function list(): Promise<Backup[]> {
    const names = await readdir(folder).catch(() => []);
    const found = names.flatMap((name) => {
      const createdAt = momentOf(name);
      return createdAt === null ? [] : [{ name, createdAt }];
    });
    const backups = await Promise.all(found.map(async (each) => ({ ...each, bytes: (await stat(join(folder, each.name))).size })));
    return backups.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt) || other.name.localeCompare(one.name));
  }

  async function make(kind: BackupKind): Promise<Backup> {
    const name = backupName(kind, now(), writer.ending);
    const partial = join(folder, `${name}.partial`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await rm(partial, { force: true });
      await writer.write(partial, join(resolve(dataDir), 'files'));
      // Only a whole one gets its name.
      await rename(partial, join(folder, name));
    } catch (error) {
      await rm(partial, { force: true });
      if (error instanceof Refusal) throw error;
      log.fault('A backup could not be made', error);
      throw new Refusal('backup.failed', whyNot(error));
    }
    const { size } = await stat(join(folder, name));
    return { name, bytes: size, createdAt: momentOf(name) ?? now().toISOString() };
  }

  return {
    folder,
    list,
    run(kind) {
      running ??= make(kind).finally(() => (running = null));
      return running;
    },
    async pathOf(name) {
      if (momentOf(name) === null) return null;
      const path = join(folder, name);
      return access(path, constants.R_OK).then(
        () => path,
        () => null,
      );
    },
    async prune(kind, keep) {
      const found = (await list()).filter(({ name }) => kindOf(name) === kind);
      for (const { name } of found.slice(keep)) await rm(join(folder, name), { force: true });
    },
    wayBack: () => wayBackFrom(resolve(dataDir), writer.ending === 'dump' ? 'postgres' : 'pglite'),
    async freeBytes() {
      const { bavail, bsize } = await statfs(await existing(folder));
      return Math.min(bavail * bsize, Number.MAX_SAFE_INTEGER);
    },
  };
}

/** The folder itself, or the nearest one around it that exists. */
async function existing(folder: string): Promise<string> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  return isThere || dirname(folder) === folder ? folder : existing(dirname(folder));
}

function whyNot(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ENOSPC') return 'The backup could not be made: the disk is full.';
  if (code === 'EACCES' || code === 'EROFS') return 'The backup could not be made: the data folder cannot be written.';
  return undefined;
}
