import { policies } from '#domain/policies.ts';
import { settle as operation } from '#contract/lore.ts';
import { command } from '#server/kernel/handle.ts';
import { settleConflict } from '#server/features/worlds/settle-conflict.ts';
import { lockStanding } from '#server/features/worlds/standing.ts';

export const settle = command(operation, {
  may: policies['lore.settle'],
  find: lockStanding,
  run: async ({ tx, input: { worldId, conflictId } }) => {
    await settleConflict(tx, worldId, conflictId);
    return {};
  },
});
