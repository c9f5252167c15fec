import { policies } from '#domain/permissions/policies.ts';
import { browse as operation } from '#contract/market/market.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { browseListings, cardOf } from '#server/features/market/listings.store.ts';

export const browse = query(operation, {
  may: policies['market.browse'],
  find: noSubject,
  run: async ({ sql, input }) => {
    const { rows, total } = await browseListings(sql, input);
    return { listings: rows.map(cardOf), total };
  },
});
