import { randomUUID } from 'node:crypto';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { checkout as operation } from '#contract/market/market.ts';
import { answer, permit } from '#server/kernel/calls/handle.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { log } from '#server/kernel/log.ts';
import { findListing, lockListing } from '#server/features/market/listings.store.ts';
import { openCheckout } from '#server/features/market/payments/payment-service.ts';
import type { PaymentService } from '#server/features/market/payments/payment-service.ts';
import { findBegun, hasPaid, insertPurchase, saveCheckout } from '#server/features/market/payments/purchases.store.ts';

/** Begins a purchase, or goes on with the one that was begun; what is paid is heard of by the news of Stripe alone. */
export const checkout = (service: PaymentService | null) =>
  answer(operation, async ({ kernel, actor }, { listingId }) => {
    permit(policies['market.checkout'], actor, null);
    if (service === null) throw new Refusal('payment.notHere');
    const begun = await transact(kernel, (tx) => begin(tx, personOf(actor).id, listingId));
    if (begun.url !== null) return { url: begun.url };
    const url = await openCheckout(service, { ...begun, listingId }).catch((error: unknown) => {
      log.fault('A checkout could not be opened', error);
      throw new Refusal('payment.unreachable');
    });
    await transact(kernel, ({ sql }) => saveCheckout(sql, begun.purchaseId, url));
    return { url };
  });

/** The purchase that is paid: two who click twice pay for one. */
async function begin({ sql, now }: Tx, userId: string, listingId: string) {
  await lockListing(sql, listingId);
  const listing = await findListing(sql, listingId);
  if (listing?.state !== 'shown') throw new Refusal('listing.notFound');
  const { price, publisherId, manifest } = listing;
  if (price === null || publisherId === userId || (await hasPaid(sql, userId, listingId))) throw new Refusal('payment.notNeeded');
  const { title } = manifest;
  const begun = await findBegun(sql, userId, listingId, price, now);
  if (begun) return { purchaseId: begun.id, url: begun.checkoutUrl, title, price };
  const purchaseId = randomUUID();
  await insertPurchase(sql, { id: purchaseId, userId, listingId, title, price }, now);
  return { purchaseId, url: null, title, price };
}
