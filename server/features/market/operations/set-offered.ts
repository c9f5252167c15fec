import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { setOffered as operation } from '#contract/market/market.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { lockListing, saveState } from '#server/features/market/listings.store.ts';
import { findSettings } from '#server/features/settings/index.ts';

export const setOffered = command(operation, {
  may: policies['market.setOffered'],
  find: noSubject,
  run: async ({ tx, actor, input: { listingId, isOffered } }) => {
    const listing = await lockListing(tx.sql, listingId);
    if (listing?.publisherId !== personOf(actor).id) throw new Refusal('listing.notFound');
    if (listing.state === 'takenDown') throw new Refusal('listing.takenDown');
    const isThere = listing.state !== 'withdrawn';
    if (isThere === isOffered) return { state: listing.state };
    const shown = (await findSettings(tx.sql)).listingsReviewed ? 'waiting' : 'shown';
    const state = isOffered ? shown : 'withdrawn';
    await saveState(tx.sql, listingId, state);
    return { state };
  },
});
