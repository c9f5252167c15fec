import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { setRole as operation } from '#contract/worlds/worlds.ts';
import { worldTopic } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { saveRole } from '#server/features/worlds/members.store.ts';
import { findAccess, lockWorldOf } from '#server/features/worlds/world-access.ts';

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
