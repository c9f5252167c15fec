import { policies } from '#domain/policies.ts';
import { settle as operation } from '#contract/worlds.ts';
import { command } from '#server/kernel/handle.ts';
import { settleConflict } from './settle-conflict.ts';
import { lockStanding } from './standing.ts';

export const settle = command(operation, {
  may: policies['worlds.settle'],
  find: lockStanding,
  run: async ({ tx, input: { worldId, conflictId } }) => {
    await settleConflict(tx, worldId, conflictId);
    return {};
  },
});
