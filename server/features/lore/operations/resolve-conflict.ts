import { policies } from '#domain/permissions/policies.ts';
import { resolveConflict as operation } from '#contract/worlds/lore.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { findWorldAccess, lockWorldOf, removeConflict } from '#server/features/worlds/index.ts';

export const resolveConflict = command(operation, {
  may: policies['lore.resolveConflict'],
  lock: lockWorldOf,
  find: findWorldAccess,
  run: async ({ tx, input: { worldId, conflictId } }) => {
    await removeConflict(tx, worldId, conflictId);
    return {};
  },
});
