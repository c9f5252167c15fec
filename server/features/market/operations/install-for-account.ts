import { randomUUID } from 'node:crypto';
import { isSame } from '#domain/difference.ts';
import type { Part } from '#domain/market/update/part.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { installForAccount as operation } from '#contract/market/market.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { insertInstall } from '#server/features/market/copies.store.ts';
import { partsOf } from '#server/features/market/parts-of.ts';
import { findPackageOf } from '#server/features/market/packages.store.ts';
import { saveInstalled } from '#server/features/market/update/installs.store.ts';
import { findAccountPart, forAccountIn, partsForAccount, writeAccountParts } from '#server/features/market/update/account-parts.ts';

export const installForAccount = command(operation, {
  may: policies['market.installForAccount'],
  find: noSubject,
  run: async ({ tx, kernel, actor, input: { packageId } }) => {
    const { id: userId } = personOf(actor);
    const found = await findPackageOf(tx.sql, userId, packageId);
    if (!found) throw new Refusal('package.notFound');
    const held = forAccountIn(found.manifest, await partsOf(kernel, found));
    const all = partsForAccount(held);
    if (all.length === 0) throw new Refusal('package.otherKind');
    const parts: Part[] = [];
    let brought = 0;
    for (const part of all) {
      const there = await findAccountPart(tx.sql, userId, part.key);
      if (!there) {
        await writeAccountParts(kernel, tx, { userId, maps: held.maps }, [{ before: null, after: part }]);
        brought += 1;
      }
      // One that was there and is not the same was not installed by this: a newer version asks before it touches it.
      if (!there || isSame(there, part)) parts.push(part);
    }
    const { version, title, listing } = found.manifest;
    const id = randomUUID();
    await insertInstall(tx.sql, userId, { id, packageId, worldId: null, campaignId: null, name: title, version, at: tx.now });
    await saveInstalled(tx.sql, id, { listing, parts, files: [], earlier: null });
    return { brought, there: all.length - brought };
  },
});
