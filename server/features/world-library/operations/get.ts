import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { get as operation } from '#contract/worlds/worlds.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { toWorld } from '#server/features/world-library/to-world.ts';
import { findWorldFor } from '#server/features/world-library/worlds.store.ts';
import { readLore } from '#server/features/lore/index.ts';
import { findWorldAccess, readerOf } from '#server/features/worlds/index.ts';

export const get = query(operation, {
  may: policies['worlds.get'],
  find: findWorldAccess,
  run: async ({ sql, actor, input: { worldId }, kernel, subject }) => {
    const { id } = personOf(actor);
    const row = await findWorldFor(sql, id, worldId);
    if (!row) throw new Refusal('world.notFound');
    return toWorld(row, id, await readLore(sql, worldId, readerOf(actor, subject)), kernel);
  },
});
