import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FSDriver } from 'flydrive/drivers/fs';

/** Files in a folder, readable for this account alone. A file gets its name once all of it is on the disk. */
export class WholeFiles extends FSDriver {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
  }

  override async putStream(key: string, contents: Readable): Promise<void> {
    const target = join(this.#folder, key);
    const draft = `${target}.${randomUUID().slice(0, 8)}.part`;
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    try {
      await pipeline(contents, createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
      await rename(draft, target);
      await flushFolder(dirname(target));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  /** A file that is not there is refused now, and not when its first byte is wanted. */
  override async getStream(key: string): Promise<Readable> {
    const stream = createReadStream(join(this.#folder, key));
    await once(stream, 'open');
    return stream;
  }
}

/** A name that is new in a folder is lost with the power unless the folder reaches the disk too. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
