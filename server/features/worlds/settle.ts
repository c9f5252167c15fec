import { policies } from '#domain/policies.ts';
import { settle as operation } from '#contract/worlds.ts';
import { command } from '#server/kernel/handle.ts';
import { settleConflict } from './settle-conflict.ts';
import { lockAccess } from './world-access.ts';

export const settle = command(operation, {
  may: policies['worlds.settle'],
  find: lockAccess,
  run: async ({ tx, input: { worldId, conflictId } }) => {
    await settleConflict(tx, worldId, conflictId);
    return {};
  },
});
