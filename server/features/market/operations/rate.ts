import { randomUUID } from 'node:crypto';
import { authorOf } from '#domain/permissions/author.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { rate as operation } from '#contract/market/market.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { listVersionsGot } from '#server/features/market/copies.store.ts';
import { lockListing } from '#server/features/market/listings.store.ts';
import { writeRating } from '#server/features/market/said.store.ts';

export const rate = command(operation, {
  may: policies['market.rate'],
  find: noSubject,
  run: async ({ tx, actor, input: { listingId, stars, text } }) => {
    const by = authorOf(actor);
    const listing = await lockListing(tx.sql, listingId);
    if (listing?.state !== 'shown') throw new Refusal('listing.notFound');
    if (listing.publisherId === by.id) throw new Refusal('listing.ownRating');
    if ((await listVersionsGot(tx.sql, by.id, listingId)).length === 0) throw new Refusal('listing.getFirst');
    await writeRating(tx.sql, { id: randomUUID(), listingId, by, stars, text }, tx.now);
    return {};
  },
});
