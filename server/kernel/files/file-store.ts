import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DriverContract } from 'flydrive/types';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { BucketSettings } from './bucket-settings.ts';
import { segmentsOf } from './file-path.ts';
import { limitConcurrency } from '#server/kernel/limit-concurrency.ts';
import { log } from '#server/kernel/log.ts';

/** What is known of a stored file without reading it. */
interface StoredFile {
  bytes: number;
  /** Names the content: another content has another one. */
  tag: string;
}

/** Where uploaded files lie: in a folder, or in a bucket. Paths have slashes. A file is there whole or not at all. */
export interface FileStore {
  /** The folder they lie in; null for a bucket. */
  readonly folder: string | null;
  /** Where they lie, as it is said to administrators, such as "the bucket hearthlore". */
  readonly label: string;
  /** Keeps a copy of a file that lies elsewhere on this machine. */
  keep(path: string, from: string): Promise<void>;
  /** Keeps a few bytes as a file. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is no such file. */
  about(path: string): Promise<StoredFile | null>;
  /** The file's bytes, as they are read; null where there is no such file. */
  read(path: string): Promise<Readable | null>;
  /**
   * Gives `use` places on this machine where files can be read by another process, for as long as it runs. A file that is
   * not there has no place.
   */
  lend<Result>(paths: readonly string[], use: (places: Map<string, string>) => Promise<Result>): Promise<Result>;
  /** Removes a file; one that is not there is removed already. */
  remove(path: string): Promise<void>;
  /** Removes everything whose path begins with this folder. */
  removeFolder(path: string): Promise<void>;
}

/** Files fetched from a bucket at once. */
const FETCHES_AT_ONCE = 4;

/**
 * Opens the place for files that the settings name: a bucket, which must answer now, else the folder `files` of the data
 * folder. Refuses with a StartError. What speaks to a bucket is loaded where there is one, and the rest with the first file.
 */
export async function openFileStore({ dataDir, bucket }: { dataDir: string; bucket: BucketSettings | null }): Promise<FileStore> {
  if (bucket !== null) {
    const { openBucket } = await import('./bucket-files.ts');
    return storeInBucket(await openBucket(bucket), bucket);
  }
  return storeInFolder(join(resolve(dataDir), 'files'));
}

/** Files in a folder of this machine, or of one that several share. */
function storeInFolder(folder: string): FileStore {
  let opening: Promise<DriverContract> | undefined;
  const driver = () => (opening ??= import('./local-files.ts').then(({ WholeFiles }) => new WholeFiles(folder)));
  const at = (path: string) => join(folder, ...segmentsOf(path));
  return {
    folder,
    label: `the folder ${folder}`,
    ...throughDriver(driver, (error) => error),
    async lend(paths, use) {
      const there = await Promise.all(paths.map(async (path) => [path, await isThere(at(path))] as const));
      return use(new Map(there.flatMap(([path, found]) => (found ? [[path, at(path)]] : []))));
    },
  };
}

/** Files in a bucket, which keeps a file once all of it has come. */
function storeInBucket(driver: DriverContract, { bucket }: BucketSettings): FileStore {
  const store = throughDriver(async () => driver, away);
  const inTurn = limitConcurrency(FETCHES_AT_ONCE);
  return {
    folder: null,
    label: `the bucket ${bucket}`,
    ...store,
    async lend(paths, use) {
      const folder = await mkdtemp(join(tmpdir(), 'hearthlore-files-'));
      try {
        const places = new Map<string, string>();
        const fetchOne = async (path: string, n: number) => {
          const content = await store.read(path);
          if (content === null) return;
          await pipeline(content, createWriteStream(join(folder, `${n}`), { mode: 0o600 }));
          places.set(path, join(folder, `${n}`));
        };
        await Promise.all(paths.map((path, n) => inTurn(() => fetchOne(path, n))));
        return await use(places);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

type Driven = Omit<FileStore, 'folder' | 'label' | 'lend'>;

/** What both have in common. `explain` makes of a fault what is thrown. */
function throughDriver(open: () => Promise<DriverContract>, explain: (error: unknown) => unknown): Driven {
  const run = async <Result>(work: (driver: DriverContract) => Promise<Result>): Promise<Result> => {
    const driver = await open();
    try {
      return await work(driver);
    } catch (error) {
      throw isMissing(error) ? error : explain(error);
    }
  };
  const orNull = <Result>(work: Promise<Result>) =>
    work.catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
  const nameOf = (path: string) => segmentsOf(path).join('/');
  const put = (name: string, content: Readable, contentLength: number) =>
    run((driver) => driver.putStream(name, content, { contentLength })).finally(() => content.destroy());
  return {
    async keep(path, from) {
      const name = nameOf(path);
      const { size } = await stat(from);
      await put(name, createReadStream(from), size);
    },
    async write(path, bytes) {
      await put(nameOf(path), Readable.from([bytes], { objectMode: false }), bytes.length);
    },
    async about(path) {
      const name = nameOf(path);
      const found = await orNull(run((driver) => driver.getMetaData(name)));
      return found && { bytes: found.contentLength, tag: found.etag };
    },
    async read(path) {
      const name = nameOf(path);
      return orNull(run((driver) => driver.getStream(name)));
    },
    async remove(path) {
      const name = nameOf(path);
      await run((driver) => driver.delete(name));
    },
    async removeFolder(path) {
      const name = nameOf(path);
      await run((driver) => driver.deleteAll(`${name}/`));
    },
  };
}

/** Whether an error means that there is no such file, in a folder or in a bucket. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'ENOENT') || error.name === 'NoSuchKey' || error.name === 'NotFound';
}

/** The cause goes to the operator, a sentence to whoever wanted the file. */
function away(error: unknown): Refusal {
  log.fault('The bucket of uploaded files failed', error);
  return new Refusal('file.storageAway');
}

function isThere(place: string): Promise<boolean> {
  return access(place).then(
    () => true,
    () => false,
  );
}
