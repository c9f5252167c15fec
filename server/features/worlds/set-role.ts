import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { setRole as operation } from '#contract/worlds.ts';
import { worldTopic } from '#contract/topics.ts';
import { command } from '#server/kernel/handle.ts';
import { saveRole } from './members.store.ts';
import { findAccess, lockWorldOf } from './world-access.ts';

export const setRole = command(operation, {
  may: policies['worlds.setRole'],
  lock: lockWorldOf,
  find: findAccess,
  run: async ({ tx, input: { worldId, userId, role }, kernel }) => {
    if (!(await saveRole(tx.sql, worldId, userId, role))) throw new Refusal('member.notFound');
    tx.emit(worldTopic(worldId), { type: 'worlds.changed', worldId });
    tx.afterCommit(() => kernel.sessionInvalidation.invalidate(userId));
    return {};
  },
});
