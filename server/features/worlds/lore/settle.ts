import { policies } from '#domain/policies.ts';
import { settle as operation } from '#contract/lore.ts';
import { command } from '#server/kernel/handle.ts';
import { settleConflict } from '#server/features/worlds/settle-conflict.ts';
import { lockAccess } from '#server/features/worlds/world-access.ts';

export const settle = command(operation, {
  may: policies['lore.settle'],
  find: lockAccess,
  run: async ({ tx, input: { worldId, conflictId } }) => {
    await settleConflict(tx, worldId, conflictId);
    return {};
  },
});
