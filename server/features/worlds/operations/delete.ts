import { personOf, policies } from '#domain/permissions/policies.ts';
import { delete as operation } from '#contract/worlds/worlds.ts';
import { worldTopic } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { insertChange } from '#server/features/worlds/changes.store.ts';
import { findAccess, lockWorldOf } from '#server/features/worlds/world-access.ts';
import { findWorldName, saveDeleted } from '#server/features/worlds/worlds.store.ts';

export const remove = command(operation, {
  may: policies['worlds.delete'],
  lock: lockWorldOf,
  find: findAccess,
  run: async ({ tx, actor, input: { worldId } }) => {
    const by = personOf(actor);
    const subjectName = await findWorldName(tx.sql, worldId);
    await saveDeleted(tx.sql, worldId, tx.now);
    await insertChange(tx.sql, { worldId, subject: 'world', subjectId: worldId, subjectName, actor: by, action: 'removed' }, tx.now);
    tx.emit(worldTopic(worldId), { type: 'worlds.changed', worldId });
    return {};
  },
});
