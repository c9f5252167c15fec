import { randomUUID } from 'node:crypto';
import type { Installed } from '#domain/market/update/part.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { installWorld as operation } from '#contract/market/market.ts';
import { answer, permit } from '#server/kernel/calls/handle.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { withBudget } from '#server/kernel/database/statement-budget.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { insertInstall } from '#server/features/market/copies.store.ts';
import { openWorld } from '#server/features/market/package/open-world.ts';
import { findPackageOf } from '#server/features/market/packages.store.ts';
import type { KeptPackage } from '#server/features/market/packages.store.ts';
import { saveInstalled } from '#server/features/market/update/installs.store.ts';
import { filesOfWorld, partsOfWorld } from '#server/features/market/update/world-parts.ts';
import { keepImport } from '#server/features/world-interchange/index.ts';
import type { Companion } from '#server/features/world-interchange/index.ts';
import { worldStore } from '#server/features/worlds/index.ts';

/** Reads the archive as every import of a world is read, and makes the world in short transactions. */
export const installWorld = answer(operation, ({ kernel, actor }, { packageId }) =>
  withBudget('job', async () => {
    permit(policies['market.installWorld'], actor, null);
    const { id: userId } = personOf(actor);
    const found = await findPackageOf(kernel.database.sql, userId, packageId);
    if (!found) throw new Refusal('package.notFound');
    if (found.manifest.kind !== 'adventure') throw new Refusal('package.otherKind');
    const { worldId } = await openWorld(kernel, found, (read) =>
      keepImport(kernel, actor, read, installOf(kernel, { userId, found, name: read.about.name })),
    );
    return { worldId };
  }),
);

interface Installing {
  userId: string;
  found: KeptPackage;
  name: string;
}

/**
 * What comes in with the world: that it was installed, what of, and the adventure that it plays; noted in the transaction that shows
 * the world.
 */
function installOf(kernel: Kernel, { userId, found, name }: Installing): Companion {
  const { story, version, listing } = found.manifest;
  let made = '';
  let files: Installed['files'] = [];
  return {
    async fill(worldId) {
      made = worldId;
      files = await filesOfWorld(kernel, worldId);
    },
    async reveal(tx) {
      if (story !== null && readyAdventures.has(story)) await worldStore.saveStory(tx.sql, made, story);
      const id = randomUUID();
      await insertInstall(tx.sql, userId, { id, packageId: found.id, worldId: made, campaignId: null, name, version, at: tx.now });
      await saveInstalled(tx.sql, id, { listing, parts: await partsOfWorld(tx.sql, userId, made), files, earlier: null });
    },
    drop: () => Promise.resolve(),
  };
}
