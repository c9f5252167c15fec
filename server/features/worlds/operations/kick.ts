import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { kick as operation } from '#contract/worlds/worlds.ts';
import { personTopic, worldTopic } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { deleteMember } from '#server/features/worlds/members.store.ts';
import { findAccess, lockWorldOf } from '#server/features/worlds/world-access.ts';

export const kick = command(operation, {
  may: policies['worlds.kick'],
  lock: lockWorldOf,
  find: findAccess,
  run: async ({ tx, input: { worldId, userId }, kernel }) => {
    if (!(await deleteMember(tx.sql, worldId, userId))) throw new Refusal('member.notFound');
    tx.emit(worldTopic(worldId), { type: 'worlds.changed', worldId });
    tx.emit(personTopic(userId), { type: 'worlds.changed', worldId });
    tx.afterCommit(() => kernel.sessionInvalidation.invalidate(userId));
    return {};
  },
});
