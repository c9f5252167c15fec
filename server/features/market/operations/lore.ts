import { policies } from '#domain/permissions/policies.ts';
import { lore as operation } from '#contract/market/market.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { openListing } from '#server/features/market/package/open-listing.ts';
import { openLoreOf } from '#server/features/market/package/open-lore.ts';
import type { PaymentService } from '#server/features/market/payments/payment-service.ts';

/** The names of what everybody may read in an adventure; nothing of a pack of assets. */
export const lore = (service: PaymentService | null) =>
  query(operation, {
    may: policies['market.lore'],
    find: noSubject,
    run: async ({ sql, kernel, actor, input: { listingId } }) => {
      const { packageId: id, manifest } = await openListing(sql, actor, listingId, service !== null);
      if (manifest.kind !== 'adventure') return [];
      return (await openLoreOf(kernel, { id, manifest })).map(({ category, name }) => ({ category, name }));
    },
  });
