import { randomUUID } from 'node:crypto';
import { isSame } from '#domain/difference.ts';
import type { Part } from '#domain/market/update/part.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { installMaps as operation } from '#contract/market/market.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { insertInstall } from '#server/features/market/copies.store.ts';
import { mapsIn } from '#server/features/market/package/map-parts.ts';
import { partsOf } from '#server/features/market/parts-of.ts';
import { findPackageOf } from '#server/features/market/packages.store.ts';
import { saveInstalled } from '#server/features/market/update/installs.store.ts';
import { findWholeMap, partOfDrawnMap, writeMaps } from '#server/features/market/update/marked-maps.ts';

export const installMaps = command(operation, {
  may: policies['market.installMaps'],
  find: noSubject,
  run: async ({ tx, kernel, actor, input: { packageId } }) => {
    const { id: userId } = personOf(actor);
    const found = await findPackageOf(tx.sql, userId, packageId);
    if (!found) throw new Refusal('package.notFound');
    const maps = mapsIn(found.manifest, await partsOf(kernel, found));
    if (maps.length === 0) throw new Refusal('package.otherKind');
    const parts: Part[] = [];
    let brought = 0;
    for (const map of maps) {
      const part = partOfDrawnMap(map);
      const there = await findWholeMap(tx.sql, userId, map.id);
      if (!there) {
        await writeMaps(kernel, tx, { userId, from: maps }, [{ before: null, after: part }]);
        brought += 1;
      }
      // One that was there and is not the same was not installed by this: a newer version asks before it touches it.
      if (!there || isSame(partOfDrawnMap(there), part)) parts.push(part);
    }
    const { version, title, listing } = found.manifest;
    const id = randomUUID();
    await insertInstall(tx.sql, userId, { id, packageId, worldId: null, campaignId: null, name: title, version, at: tx.now });
    await saveInstalled(tx.sql, id, { listing, parts, files: [], earlier: null });
    return { brought, there: maps.length - brought };
  },
});
