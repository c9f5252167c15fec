import { purchaseAfter } from '#domain/market/purchase-state.ts';
import { log } from '#server/kernel/log.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { deleteCopiesSince, insertCopy } from '#server/features/market/copies.store.ts';
import { lockListing } from '#server/features/market/listings.store.ts';
import { findPackageOfListing } from '#server/features/market/packages.store.ts';
import type { Told } from './payment-news.ts';
import { hasPaid, lockPurchase, savePurchaseState } from './purchases.store.ts';

/**
 * Takes in what Stripe tells: once it is paid the buyer has what the listing offers, and once all is paid back they have it no more.
 * The same news twice change nothing. A payment of another sum opens nothing, and is told the operator.
 */
export async function takeNews({ sql, now }: Tx, { purchaseId, news, paid }: Told): Promise<void> {
  const purchase = await lockPurchase(sql, purchaseId);
  if (!purchase) return log.fault('A payment belongs to no purchase', new Error(`${news} ${purchaseId}`));
  const { state, amount, currency, userId, listingId, createdAt } = purchase;
  if (paid && (paid.amount !== amount || paid.currency !== currency))
    return log.fault('A payment is not what was asked for', new Error(`${purchaseId}: ${paid.amount} ${paid.currency}`));
  const after = purchaseAfter(state, news);
  if (after === state) return;
  await savePurchaseState(sql, purchaseId, after, now);
  if (userId === null || listingId === null) return;
  if (after === 'paid') {
    const listing = await lockListing(sql, listingId);
    const offered = listing && (await findPackageOfListing(sql, listingId, listing.version));
    if (offered) await insertCopy(sql, { userId, packageId: offered.id, isBrought: false }, now);
  }
  if (after === 'refunded' && !(await hasPaid(sql, userId, listingId)))
    await deleteCopiesSince(sql, { userId, listingId, since: createdAt });
}
