import { personOf, policies } from '#domain/policies.ts';
import { Refusal } from '#domain/refusals.ts';
import { get as operation } from '#contract/worlds.ts';
import { nothing, query } from '#server/kernel/handle.ts';
import { findWorldFor } from './worlds.store.ts';

export const get = query(operation, {
  may: policies['worlds.get'],
  find: nothing,
  run: async ({ sql, actor, input }) => {
    const world = await findWorldFor(sql, personOf(actor).id, input.worldId);
    if (!world) throw new Refusal('world.notFound');
    return world;
  },
});
