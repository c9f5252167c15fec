import { personOf, policies } from '#domain/permissions/policies.ts';
import { mine as operation } from '#contract/market/market.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { cardOf, listListingsOf } from '#server/features/market/listings.store.ts';

export const mine = query(operation, {
  may: policies['market.mine'],
  find: noSubject,
  run: async ({ sql, actor }) =>
    (await listListingsOf(sql, personOf(actor).id)).map((row) => {
      const { state, takenDownBecause, got, manifest } = row;
      return { ...cardOf(row), state, takenDownBecause, got, description: manifest.description };
    }),
});
