import { randomUUID } from 'node:crypto';
import { isSame } from '#domain/difference.ts';
import { partOfHomebrew } from '#domain/market/update/homebrew-part.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { installHomebrew as operation } from '#contract/market/market.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { bringEntries, listEntries } from '#server/features/homebrew/index.ts';
import { insertInstall } from '#server/features/market/copies.store.ts';
import { homebrewIn } from '#server/features/market/package/homebrew-part.ts';
import { partsOf } from '#server/features/market/parts-of.ts';
import { findPackageOf } from '#server/features/market/packages.store.ts';
import { saveInstalled } from '#server/features/market/update/installs.store.ts';

export const installHomebrew = command(operation, {
  may: policies['market.installHomebrew'],
  find: findAccess,
  run: async ({ tx, kernel, actor, subject, input: { packageId, campaignId } }) => {
    const person = personOf(actor);
    const found = await findPackageOf(tx.sql, person.id, packageId);
    if (!found) throw new Refusal('package.notFound');
    const entries = homebrewIn(found.manifest, await partsOf(kernel, found));
    if (!entries) throw new Refusal('package.otherKind');
    const brought = await bringEntries(tx, subject, person, entries);
    const { version, title, listing } = found.manifest;
    const id = randomUUID();
    await insertInstall(tx.sql, person.id, { id, packageId, worldId: null, campaignId, name: title, version, at: tx.now });
    // One that was there and is not the same was not installed by this: a newer version asks before it touches it.
    const there = new Map((await listEntries(tx.sql, campaignId)).map(({ entry }) => [entry.id, entry]));
    const parts = entries.filter((entry) => isSame(there.get(entry.id), entry)).map(partOfHomebrew);
    await saveInstalled(tx.sql, id, { listing, parts, files: [], earlier: null });
    return { brought, there: entries.length - brought };
  },
});
