import { policies } from '#domain/permissions/policies.ts';
import { conflicts as operation } from '#contract/worlds.ts';
import { query } from '#server/kernel/handle.ts';
import { listOpenConflicts } from './changes.store.ts';
import { findAccess } from './world-access.ts';

export const conflicts = query(operation, {
  may: policies['worlds.conflicts'],
  find: findAccess,
  run: ({ sql, input: { worldId } }) => listOpenConflicts(sql, worldId),
});
