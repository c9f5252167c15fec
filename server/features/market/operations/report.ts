import { authorOf } from '#domain/permissions/author.ts';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { report as operation } from '#contract/market/market.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { lockListing } from '#server/features/market/listings.store.ts';
import { writeReport } from '#server/features/market/said.store.ts';

export const report = command(operation, {
  may: policies['market.report'],
  find: noSubject,
  run: async ({ tx, actor, input: { listingId, reason, text } }) => {
    const listing = await lockListing(tx.sql, listingId);
    if (listing?.state !== 'shown') throw new Refusal('listing.notFound');
    await writeReport(tx.sql, { listingId, by: authorOf(actor), reason, text }, tx.now);
    return {};
  },
});
