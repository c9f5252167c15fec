import { policies } from '#domain/permissions/policies.ts';
import { conflicts as operation } from '#contract/worlds/worlds.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { listOpenConflicts } from '#server/features/worlds/changes.store.ts';
import { findAccess } from '#server/features/worlds/world-access.ts';

export const conflicts = query(operation, {
  may: policies['worlds.conflicts'],
  find: findAccess,
  run: ({ sql, input: { worldId } }) => listOpenConflicts(sql, worldId),
});
