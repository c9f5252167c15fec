import { personOf, policies } from '#domain/policies.ts';
import { list as operation } from '#contract/worlds.ts';
import { nothing, query } from '#server/kernel/handle.ts';
import { listWorldsFor } from './worlds.store.ts';

export const list = query(operation, {
  may: policies['worlds.list'],
  find: nothing,
  run: async ({ sql, actor }) => listWorldsFor(sql, personOf(actor).id),
});
