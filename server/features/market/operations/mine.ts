import { personOf, policies } from '#domain/permissions/policies.ts';
import { mine as operation } from '#contract/market/market.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { cardOf, listListingsOf } from '#server/features/market/listings.store.ts';
import { listSold } from '#server/features/market/payments/purchases.store.ts';

export const mine = query(operation, {
  may: policies['market.mine'],
  find: noSubject,
  run: async ({ sql, actor }) => {
    const { id } = personOf(actor);
    const [rows, sold] = [await listListingsOf(sql, id), await listSold(sql, id)];
    return rows.map((row) => {
      const { state, takenDownBecause, got, manifest, worldId } = row;
      const ofThis = sold.flatMap(({ listingId, ...each }) => (listingId === row.id ? [each] : []));
      return { ...cardOf(row), state, takenDownBecause, got, sold: ofThis, description: manifest.description, worldId };
    });
  },
});
