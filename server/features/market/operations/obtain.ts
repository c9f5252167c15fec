import { limits } from '#domain/limits/limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { obtain as operation } from '#contract/market/market.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { countCopies, insertCopy } from '#server/features/market/copies.store.ts';
import { lockListing } from '#server/features/market/listings.store.ts';
import { hasPaid } from '#server/features/market/payments/purchases.store.ts';
import { findPackageOfListing } from '#server/features/market/packages.store.ts';

export const obtain = command(operation, {
  may: policies['market.obtain'],
  find: noSubject,
  run: async ({ tx, actor, input: { listingId } }) => {
    const { id: userId } = personOf(actor);
    // Held, so that no newer version takes the package away meanwhile.
    const listing = await lockListing(tx.sql, listingId);
    if (listing?.state !== 'shown') throw new Refusal('listing.notFound');
    const isFree = !listing.hasPrice || listing.publisherId === userId || (await hasPaid(tx.sql, userId, listingId));
    if (!isFree) throw new Refusal('payment.needed');
    const offered = await findPackageOfListing(tx.sql, listingId, listing.version);
    if (!offered) throw new Refusal('listing.notFound');
    await insertCopy(tx.sql, { userId, packageId: offered.id, isBrought: false }, tx.now);
    if ((await countCopies(tx.sql, userId)) > limits.packagesGot) throw new Refusal('package.tooMany');
    return { packageId: offered.id, version: listing.version };
  },
});
