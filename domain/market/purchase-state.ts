/** How a purchase stands: `open` while it is not paid. */
export const purchaseStates = ['open', 'paid', 'expired', 'refunded'] as const;
export type PurchaseState = (typeof purchaseStates)[number];

/** What the payment service tells of a purchase. */
export type PaymentNews = Exclude<PurchaseState, 'open'>;

/**
 * How a purchase stands after some news. News come late, twice and in any order: what is refunded stays so, and what is paid does
 * not expire. A payment counts even where it was not waited for any more.
 */
export function purchaseAfter(state: PurchaseState, news: PaymentNews): PurchaseState {
  if (state === 'refunded' || news === 'refunded') return 'refunded';
  return state === 'paid' ? state : news;
}
