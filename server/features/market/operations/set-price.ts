import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { setPrice as operation } from '#contract/market/market.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { lockListing, savePrice } from '#server/features/market/listings.store.ts';
import type { PaymentService } from '#server/features/market/payments/payment-service.ts';

/** Sets what a listing costs; taking a price away is possible wherever. */
export const setPrice = (service: PaymentService | null) =>
  command(operation, {
    may: policies['market.setPrice'],
    find: noSubject,
    run: async ({ tx, actor, input: { listingId, price } }) => {
      const listing = await lockListing(tx.sql, listingId);
      if (listing?.publisherId !== personOf(actor).id) throw new Refusal('listing.notFound');
      if (service === null && price !== null) throw new Refusal('payment.notHere');
      await savePrice(tx.sql, listingId, price);
      return {};
    },
  });
