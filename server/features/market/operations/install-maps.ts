import { randomUUID } from 'node:crypto';
import { isSame } from '#domain/difference.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { partOfMap } from '#domain/market/update/map-part.ts';
import type { Part } from '#domain/market/update/part.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { installMaps as operation } from '#contract/market/market.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { drawnMaps } from '#server/features/battle-maps/index.ts';
import { insertInstall } from '#server/features/market/copies.store.ts';
import { mapsIn } from '#server/features/market/package/map-parts.ts';
import { partsOf } from '#server/features/market/parts-of.ts';
import { findPackageOf } from '#server/features/market/packages.store.ts';
import { saveInstalled } from '#server/features/market/update/installs.store.ts';

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
      const there = await drawnMaps.findDrawnMap(tx.sql, userId, map.id);
      if (!there && !(await drawnMaps.writeDrawnMap(tx.sql, userId, map, battleMapLimits.mapsPerAccount, tx.now)))
        throw new Refusal('drawnMap.tooMany');
      if (!there) brought += 1;
      // One that was there and is not the same was not installed by this: a newer version asks before it touches it.
      if (!there || isSame(there, map.ground)) parts.push(partOfMap(map));
    }
    const { version, title, listing } = found.manifest;
    const id = randomUUID();
    await insertInstall(tx.sql, userId, { id, packageId, worldId: null, campaignId: null, name: title, version, at: tx.now });
    await saveInstalled(tx.sql, id, { listing, parts, files: [], earlier: null });
    return { brought, there: maps.length - brought };
  },
});
