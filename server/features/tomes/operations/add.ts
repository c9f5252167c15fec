import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { TomeFile } from '#domain/world/tome.ts';
import { add as operation } from '#contract/worlds/tomes.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { isFileOfTome } from '#server/features/tomes/tomes.store.ts';
import { addTome } from '#server/features/tomes/write-tome.ts';
import { authorOf } from '#domain/permissions/author.ts';
import { worldFiles } from '#server/features/world-files/index.ts';
import { findWorldAccess, lockWorldOf } from '#server/features/worlds/index.ts';

export const add = command(operation, {
  may: policies['tomes.add'],
  lock: lockWorldOf,
  find: findWorldAccess,
  run: async ({ tx, actor, input: { worldId, filePath, ...fields } }) => {
    const file = filePath === null ? null : await freeFile(tx.sql, worldId, filePath);
    return addTome(tx, { worldId, by: authorOf(actor) }, { ...fields, file });
  },
});

/** A document of the world that no tome has: a tome takes its file along when it is deleted. */
async function freeFile(sql: Sql, worldId: string, path: string): Promise<TomeFile> {
  const file =
    path.startsWith(`${worldId}/tomes/`) && !(await isFileOfTome(sql, path)) ? await worldFiles.fileOfWorld(sql, worldId, path) : null;
  if (file === null) throw new Refusal('file.notFound');
  const { name, type, size } = file;
  return { path, name, type, size };
}
