import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInChildProcess } from '#server/kernel/workers/run-in-child-process.ts';
import type { GatheredWorld } from './gather-world.ts';

const packInChildProcess = runInChildProcess(import.meta.url, 'pack-worker', { megabytes: 512, milliseconds: 120_000, most: 2 });

/**
 * Packs a world as a zip in a process of its own, so that a large one holds up nobody, gives the file to `use` and removes
 * it afterwards.
 */
export async function packWorld<Result>(gathered: GatheredWorld, use: (path: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthlore-export-'));
  const target = join(folder, 'world.zip');
  try {
    await packInChildProcess({ ...gathered, target });
    return await use(target);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
