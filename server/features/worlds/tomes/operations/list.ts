import { policies } from '#domain/permissions/policies.ts';
import { seenTome } from '#domain/world/tome.ts';
import { list as operation } from '#contract/worlds/tomes.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { findAccess, readerOf } from '#server/features/worlds/world-access.ts';
import { selectTomes } from '#server/features/worlds/tomes/tomes.store.ts';

export const list = query(operation, {
  may: policies['tomes.list'],
  find: findAccess,
  run: async ({ sql, actor, input, subject }) => {
    const reader = readerOf(actor, subject);
    return (await selectTomes(sql, input.worldId, reader)).flatMap((tome) => seenTome(tome, reader) ?? []);
  },
});
