import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { setMap as operation } from '#contract/worlds/worlds.ts';
import { worldTopic } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { mapUrlOf } from '#server/features/world-library/to-world.ts';
import { findWorld } from '#server/features/world-library/worlds.store.ts';
import { worldFiles } from '#server/features/world-files/index.ts';
import { findWorldAccess, lockWorldOf, worldStore } from '#server/features/worlds/index.ts';

export const setMap = command(operation, {
  may: policies['worlds.setMap'],
  lock: lockWorldOf,
  find: findWorldAccess,
  run: async ({ tx, actor, input: { worldId, path }, kernel }) => {
    const file = path === null ? null : await worldFiles.fileOfWorld(tx.sql, worldId, path);
    if (path !== null && !file?.type.startsWith('image/')) throw new Refusal('file.notFound');
    await worldStore.saveMap(tx.sql, worldId, path, file?.name ?? null);
    tx.emit(worldTopic(worldId), { type: 'worlds.changed', worldId });
    const row = await findWorld(tx.sql, personOf(actor).id, worldId);
    return { mapUrl: row && mapUrlOf(row, kernel) };
  },
});
