import { policies } from '#domain/permissions/policies.ts';
import { resolveConflict as operation } from '#contract/worlds/worlds.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { removeConflict } from '#server/features/worlds/remove-conflict.ts';
import { findAccess, lockWorldOf } from '#server/features/worlds/world-access.ts';

export const resolveConflict = command(operation, {
  may: policies['worlds.resolveConflict'],
  lock: lockWorldOf,
  find: findAccess,
  run: async ({ tx, input: { worldId, conflictId } }) => {
    await removeConflict(tx, worldId, conflictId);
    return {};
  },
});
