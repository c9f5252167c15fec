import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { handOver as operation } from '#contract/worlds/worlds.ts';
import { worldTopic } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { saveWorldOwner } from '#server/features/worlds/members.store.ts';
import { findAccess, lockWorldOf } from '#server/features/worlds/world-access.ts';
import { findWorldAccess } from '#server/features/worlds/worlds.store.ts';

export const handOver = command(operation, {
  may: policies['worlds.handOver'],
  lock: lockWorldOf,
  find: findAccess,
  run: async ({ tx, actor, input: { worldId, userId }, kernel }) => {
    const { id } = personOf(actor);
    if (userId === id) return {};
    const { role } = await findWorldAccess(tx.sql, userId, worldId);
    if (role !== 'editor') throw new Refusal('world.heirBuilds');
    await saveWorldOwner(tx.sql, worldId, { from: id, to: userId }, tx.now);
    tx.emit(worldTopic(worldId), { type: 'worlds.changed', worldId });
    for (const each of [id, userId]) tx.afterCommit(() => kernel.sessionInvalidation.invalidate(each));
    return {};
  },
});
