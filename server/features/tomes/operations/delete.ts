import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { delete as operation } from '#contract/worlds/tomes.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { log } from '#server/kernel/log.ts';
import { announceTome } from '#server/features/tomes/announce-tome.ts';
import { deleteTome, selectTome } from '#server/features/tomes/tomes.store.ts';
import { authorOf } from '#domain/permissions/author.ts';
import { worldFiles } from '#server/features/world-files/index.ts';
import { findWorldAccess, lockWorldOf, worldChanges } from '#server/features/worlds/index.ts';

export const remove = command(operation, {
  may: policies['tomes.delete'],
  lock: lockWorldOf,
  find: findWorldAccess,
  run: async ({ tx, actor, input: { worldId, tomeId }, kernel }) => {
    const tome = await selectTome(tx.sql, worldId, tomeId);
    if (!tome) throw new Refusal('tome.notFound');
    await deleteTome(tx.sql, tomeId);
    const before = { title: { value: tome.title, version: 1 }, content: { value: tome.content, version: 1 } };
    const about = { worldId, subject: 'tome' as const, subjectId: tomeId, subjectName: tome.title };
    await worldChanges.insertChange(tx.sql, { ...about, actor: authorOf(actor), action: 'removed', before }, tx.now);
    announceTome(tx, worldId, tome, null);
    const { file } = tome;
    if (file) {
      await worldFiles.deleteFile(tx.sql, file.path);
      tx.afterCommit(() => void kernel.files.remove(file.path).catch((error: unknown) => log.fault('A file could not be removed', error)));
    }
    return {};
  },
});
