import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { restore as operation } from '#contract/worlds/worlds.ts';
import { worldTopic } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { insertChange } from '#server/features/worlds/changes.store.ts';
import { findAccess, lockWorldOf } from '#server/features/worlds/world-access.ts';
import { findWorldName, saveDeleted } from '#server/features/worlds/worlds.store.ts';

export const restore = command(operation, {
  may: policies['worlds.restore'],
  lock: lockWorldOf,
  find: findAccess,
  run: async ({ tx, actor, input: { worldId }, subject }) => {
    if (!subject.isDeleted) throw new Refusal('world.notDeleted');
    const by = personOf(actor);
    await saveDeleted(tx.sql, worldId, null);
    const subjectName = await findWorldName(tx.sql, worldId);
    await insertChange(tx.sql, { worldId, subject: 'world', subjectId: worldId, subjectName, actor: by, action: 'restored' }, tx.now);
    tx.emit(worldTopic(worldId), { type: 'worlds.changed', worldId });
    return {};
  },
});
