import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { remove as operation } from '#contract/worlds/tomes.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { log } from '#server/kernel/log.ts';
import { announceTome } from '#server/features/worlds/tomes/announce-tome.ts';
import { authorOf } from '#server/features/worlds/author.ts';
import { insertChange } from '#server/features/worlds/changes.store.ts';
import { deleteFile } from '#server/features/worlds/files/files.store.ts';
import { findAccess, lockWorldOf } from '#server/features/worlds/world-access.ts';
import { deleteTome, selectTome } from '#server/features/worlds/tomes/tomes.store.ts';

export const remove = command(operation, {
  may: policies['tomes.delete'],
  lock: lockWorldOf,
  find: findAccess,
  run: async ({ tx, actor, input: { worldId, tomeId }, kernel }) => {
    const tome = await selectTome(tx.sql, worldId, tomeId);
    if (!tome) throw new Refusal('tome.notFound');
    await deleteTome(tx.sql, tomeId);
    const before = { title: { value: tome.title, version: 1 }, content: { value: tome.content, version: 1 } };
    const about = { worldId, subject: 'tome' as const, subjectId: tomeId, subjectName: tome.title };
    await insertChange(tx.sql, { ...about, actor: authorOf(actor), action: 'removed', before }, tx.now);
    announceTome(tx, worldId, tome, null);
    const { file } = tome;
    if (file) {
      await deleteFile(tx.sql, file.path);
      tx.afterCommit(() => void kernel.files.remove(file.path).catch((error: unknown) => log.fault('A file could not be removed', error)));
    }
    return {};
  },
});
