import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { leave as operation } from '#contract/worlds/worlds.ts';
import { worldTopic } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { deleteMember } from '#server/features/worlds/members.store.ts';
import { findAccess, lockWorldOf } from '#server/features/worlds/world-access.ts';

export const leave = command(operation, {
  may: policies['worlds.leave'],
  lock: lockWorldOf,
  find: findAccess,
  run: async ({ tx, actor, input: { worldId }, subject, kernel }) => {
    if (subject.role === 'owner') throw new Refusal('world.ownerStays');
    const { id } = personOf(actor);
    if (!(await deleteMember(tx.sql, worldId, id))) throw new Refusal('member.notFound');
    tx.emit(worldTopic(worldId), { type: 'worlds.changed', worldId });
    tx.afterCommit(() => kernel.sessionInvalidation.invalidate(id));
    return {};
  },
});
