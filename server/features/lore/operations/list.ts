import { policies } from '#domain/permissions/policies.ts';
import { list as operation } from '#contract/worlds/lore.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { readLore, readRemoved } from '#server/features/lore/read-lore.ts';
import { findWorldAccess, readerOf } from '#server/features/worlds/index.ts';

export const list = query(operation, {
  may: policies['lore.list'],
  find: findWorldAccess,
  run: ({ sql, actor, input: { worldId, removed }, subject }) => {
    const reader = readerOf(actor, subject);
    return removed ? readRemoved(sql, worldId, reader) : readLore(sql, worldId, reader);
  },
});
