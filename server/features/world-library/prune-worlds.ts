import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { worldStore } from '#server/features/worlds/index.ts';

/** Forgets worlds that were deleted thirty days ago, with their files. */
export async function pruneWorlds(kernel: Kernel): Promise<void> {
  for (const worldId of await worldStore.findForgotten(kernel.database.sql, kernel.now())) {
    await transact(kernel, async (tx) => {
      // Its files before the end of the transaction: where they cannot be removed, the world is there to be tried again.
      if (await worldStore.forgetWorld(tx.sql, worldId, tx.now)) await removeWorldFiles(kernel, worldId);
    });
  }
}

/** Removes every file of a world. */
export async function removeWorldFiles({ files }: Pick<Kernel, 'files'>, worldId: string): Promise<void> {
  await files.removeFolder(worldId);
  await files.removeFolder(`worlds/${worldId}`);
}
