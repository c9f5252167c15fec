import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { partsOf } from '#server/features/market/parts-of.ts';
import type { KeptPackage } from '#server/features/market/packages.store.ts';
import { readImport } from '#server/features/world-interchange/index.ts';
import type { ReadWorld } from '#server/features/world-interchange/index.ts';

/** Reads the world of an adventure as every import of a world is read, and gives it to `use`; its files lie where they were laid for as long as that runs. */
export async function openWorld<Result>(
  kernel: Pick<Kernel, 'files'>,
  found: Pick<KeptPackage, 'id' | 'manifest'>,
  use: (read: ReadWorld) => Promise<Result>,
): Promise<Result> {
  const world = found.manifest.parts.find(({ holds }) => holds === 'world');
  const archive = (await partsOf(kernel, found)).get(world?.path ?? '');
  const folder = await mkdtemp(join(tmpdir(), 'hearthlore-install-'));
  try {
    const path = join(folder, 'world.zip');
    await writeFile(path, archive ?? new Uint8Array(), { mode: 0o600 });
    return await use(await readImport({ name: 'world.zip', path, folder }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
