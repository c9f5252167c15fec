import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { installWorld as operation } from '#contract/market/market.ts';
import { answer, permit } from '#server/kernel/calls/handle.ts';
import { withBudget } from '#server/kernel/database/statement-budget.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { insertInstall } from '#server/features/market/copies.store.ts';
import { partsOf } from '#server/features/market/parts-of.ts';
import { findPackageOf } from '#server/features/market/packages.store.ts';
import { keepImport, readImport } from '#server/features/world-interchange/index.ts';
import type { Companion } from '#server/features/world-interchange/index.ts';
import { worldStore } from '#server/features/worlds/index.ts';

/** Reads the archive as every import of a world is read, and makes the world in short transactions. */
export const installWorld = answer(operation, ({ kernel, actor }, { packageId }) =>
  withBudget('job', async () => {
    permit(policies['market.installWorld'], actor, null);
    const { id: userId } = personOf(actor);
    const found = await findPackageOf(kernel.database.sql, userId, packageId);
    if (!found) throw new Refusal('package.notFound');
    const { kind, story, version } = found.manifest;
    if (kind !== 'adventure') throw new Refusal('package.otherKind');
    const [archive] = (await partsOf(kernel, found)).values();
    const { worldId } = await withFile(archive ?? new Uint8Array(), async (file) => {
      const read = await readImport(file);
      const install = { id: randomUUID(), packageId, campaignId: null, name: read.about.name, version };
      return keepImport(kernel, actor, read, installOf(userId, story, install));
    });
    return { worldId };
  }),
);

type Install = Omit<Parameters<typeof insertInstall>[2], 'worldId' | 'at'>;

/** What comes in with the world: that it was installed, and the adventure that it plays; noted in the transaction that shows the world. */
function installOf(userId: string, story: string | null, install: Install): Companion {
  let made = '';
  return {
    fill(worldId) {
      made = worldId;
      return Promise.resolve();
    },
    async reveal(tx) {
      if (story !== null && readyAdventures.has(story)) await worldStore.saveStory(tx.sql, made, story);
      await insertInstall(tx.sql, userId, { ...install, worldId: made, at: tx.now });
    },
    drop: () => Promise.resolve(),
  };
}

/** Gives `use` the bytes as a file, with an empty folder beside it, and removes both. */
async function withFile<Result>(
  bytes: Uint8Array,
  use: (file: { name: string; path: string; folder: string }) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthlore-install-'));
  try {
    const path = join(folder, 'world.zip');
    await writeFile(path, bytes, { mode: 0o600 });
    return await use({ name: 'world.zip', path, folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
