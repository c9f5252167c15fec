import { policies } from '#domain/permissions/policies.ts';
import { resolveConflict as operation } from '#contract/worlds.ts';
import { command } from '#server/kernel/handle.ts';
import { removeConflict } from './remove-conflict.ts';
import { findAccess, lockWorldOf } from './world-access.ts';

export const resolveConflict = command(operation, {
  may: policies['worlds.resolveConflict'],
  lock: lockWorldOf,
  find: findAccess,
  run: async ({ tx, input: { worldId, conflictId } }) => {
    await removeConflict(tx, worldId, conflictId);
    return {};
  },
});
