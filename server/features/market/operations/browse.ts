import { policies } from '#domain/permissions/policies.ts';
import { browse as operation } from '#contract/market/market.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import type { PaymentService } from '#server/features/market/payments/payment-service.ts';
import { browseListings, cardOf } from '#server/features/market/listings.store.ts';

/** What is offered; what has a price, where it can be bought. */
export const browse = (service: PaymentService | null) =>
  query(operation, {
    may: policies['market.browse'],
    find: noSubject,
    run: async ({ sql, input }) => {
      const { rows, total } = await browseListings(sql, { ...input, sells: service !== null });
      return { listings: rows.map(cardOf), total };
    },
  });
