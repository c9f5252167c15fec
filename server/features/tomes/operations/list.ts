import { policies } from '#domain/permissions/policies.ts';
import { seenTome } from '#domain/world/tome.ts';
import { list as operation } from '#contract/worlds/tomes.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { selectTomes } from '#server/features/tomes/tomes.store.ts';
import { findWorldAccess, readerOf } from '#server/features/worlds/index.ts';

export const list = query(operation, {
  may: policies['tomes.list'],
  find: findWorldAccess,
  run: async ({ sql, actor, input, subject }) => {
    const reader = readerOf(actor, subject);
    return (await selectTomes(sql, input.worldId, reader)).flatMap((tome) => seenTome(tome, reader) ?? []);
  },
});
