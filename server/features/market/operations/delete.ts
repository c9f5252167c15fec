import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { delete as operation } from '#contract/market/market.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { deleteListing, lockListing } from '#server/features/market/listings.store.ts';
import { dropPackages } from '#server/features/market/package/keep-package.ts';
import { findUnused, listPackagesOf, releaseRoom } from '#server/features/market/packages.store.ts';

export const remove = command(operation, {
  may: policies['market.delete'],
  find: noSubject,
  run: async ({ tx, kernel, actor, input: { listingId } }) => {
    const listing = await lockListing(tx.sql, listingId);
    if (listing?.publisherId !== personOf(actor).id) throw new Refusal('listing.notFound');
    const packages = await listPackagesOf(tx.sql, listingId);
    await deleteListing(tx.sql, listingId);
    await dropPackages(kernel, tx, await findUnused(tx.sql, packages));
    await releaseRoom(tx.sql, packages);
    return {};
  },
});
