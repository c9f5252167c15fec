import { policies } from '#domain/permissions/policies.ts';
import { conflicts as operation } from '#contract/worlds/worlds.ts';
import { query } from '#server/kernel/calls/handle.ts';
import { listOpenConflicts } from '#server/features/world-library/open-conflicts.store.ts';
import { findWorldAccess } from '#server/features/worlds/index.ts';

export const conflicts = query(operation, {
  may: policies['worlds.conflicts'],
  find: findWorldAccess,
  run: ({ sql, input: { worldId } }) => listOpenConflicts(sql, worldId),
});
