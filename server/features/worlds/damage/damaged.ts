import { policies } from '#domain/permissions/policies.ts';
import { damaged as operation } from '#contract/worlds/worlds.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { listDamagedParts } from './damaged-parts.ts';
import { findAccess, readerOf } from '#server/features/worlds/world-access.ts';

export const damaged = query(operation, {
  may: policies['worlds.damaged'],
  find: findAccess,
  run: ({ sql, actor, input: { worldId }, subject }) => listDamagedParts(sql, worldId, readerOf(actor, subject)),
});
