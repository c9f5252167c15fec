import { personOf, policies } from '#domain/permissions/policies.ts';
import { list as operation } from '#contract/accounts/drawn-maps.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { listDrawnMaps } from './drawn-maps.store.ts';

export const list = query(operation, {
  may: policies['drawnMaps.list'],
  find: noSubject,
  run: async ({ sql, actor }) =>
    (await listDrawnMaps(sql, personOf(actor).id)).map(({ updatedAt, ...map }) => ({ ...map, updatedAt: updatedAt.toISOString() })),
});
