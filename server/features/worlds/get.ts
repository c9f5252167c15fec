import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { get as operation } from '#contract/worlds.ts';
import { query } from '#server/kernel/handle.ts';
import { readLore } from './read-lore.ts';
import { findAccess, readerOf } from './world-access.ts';
import { toWorld } from './to-world.ts';
import { findWorldFor } from './worlds.store.ts';

export const get = query(operation, {
  may: policies['worlds.get'],
  find: findAccess,
  run: async ({ sql, actor, input: { worldId }, kernel, subject }) => {
    const { id } = personOf(actor);
    const row = await findWorldFor(sql, id, worldId);
    if (!row) throw new Refusal('world.notFound');
    return toWorld(row, id, await readLore(sql, worldId, readerOf(actor, subject)), kernel);
  },
});
