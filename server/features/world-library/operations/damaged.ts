import { policies } from '#domain/permissions/policies.ts';
import { damaged as operation } from '#contract/worlds/worlds.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { listDamagedParts } from '#server/features/world-library/damaged-parts.ts';
import { findWorldAccess, readerOf } from '#server/features/worlds/index.ts';

export const damaged = query(operation, {
  may: policies['worlds.damaged'],
  find: findWorldAccess,
  run: ({ sql, actor, input: { worldId }, subject }) => listDamagedParts(sql, worldId, readerOf(actor, subject)),
});
